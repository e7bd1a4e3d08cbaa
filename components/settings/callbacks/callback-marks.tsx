import { Check } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import { type Region, areaOf } from '@/lib/domain/areas'
import type { CallbackState as State } from '@/lib/settings/model/callbacks'

const KINDS: Readonly<Record<State, MeaningKind>> = {
  applied: 'done',
  waiting: 'waiting',
  dismissed: 'stopped',
}

/** What became of a callback, in a word. */
export function CallbackState({ state }: { state: State }) {
  const t = useTranslations('callbacks.state')
  return (
    <Meaning kind={KINDS[state]} className="text-xs">
      {t(state)}
    </Meaning>
  )
}

/** What its signature is worth: only what was signed right is ever kept (decision 0012). */
export function CallbackVerdict({ stale }: { stale: boolean }) {
  const t = useTranslations('callbacks.verdict')
  if (stale) {
    return (
      <Meaning kind="late" className="text-xs">
        {t('stale')}
      </Meaning>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check aria-hidden className="size-4 text-muted" />
      {t('right')}
    </span>
  )
}

type SaysLineProps = {
  says: { code: number | null; text: string | null }
  /** In a list: two lines at most. */
  short?: boolean
}

/** A status as the platform gave it: its code, and its words beside it. */
export function StatusCodeLine({ says: { code, text }, short = false }: SaysLineProps) {
  const t = useTranslations('callbacks.list')
  if (code === null && text === null) return <span className="text-muted">{t('nothing')}</span>
  return (
    <span className={cn('wrap-break-word', short && 'line-clamp-2')}>
      {code !== null && <span className="mr-2 font-mono font-medium">{code}</span>}
      {text}
    </span>
  )
}

/** `21 Nov, 19:30:05`, an instant (ISO) in the local time of a region, never the browser's (trap 1). */
export function useLocalTime() {
  const format = useFormatter()
  return (at: string, region: Region) =>
    format.dateTime(new Date(at), {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone: areaOf(region).timeZone,
    })
}
