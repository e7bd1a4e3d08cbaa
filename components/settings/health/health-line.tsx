import { Eye, Minus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import type { HealthVerdict } from '@/lib/settings/model/health'

const KINDS: Record<HealthVerdict, MeaningKind> = {
  fine: 'done',
  look: 'waiting',
  wrong: 'late',
  unknown: 'neutral',
}

const ICONS = { look: <Eye aria-hidden />, unknown: <Minus aria-hidden /> }

type HealthLineProps = {
  label: ReactNode
  verdict: HealthVerdict
  off?: boolean
  /** What to do about it. */
  advice?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** What is known. */
  children: ReactNode
}

/** One thing that can go well or not: what is known of it, what to make of it, what to do. */
export function HealthLine(props: HealthLineProps) {
  const { label, verdict, off = false, advice, action, children } = props
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b py-3 first:pt-0 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {label}
          <VerdictPill verdict={verdict} off={off} />
        </p>
        <div className="mt-0.5 wrap-anywhere text-muted">{children}</div>
        {advice && <div className="mt-1 wrap-anywhere">{advice}</div>}
      </div>
      {action}
    </li>
  )
}

type VerdictPillProps = {
  verdict: HealthVerdict
  /** It cannot be judged because nobody has set it up. */
  off?: boolean
}

function VerdictPill({ verdict, off }: VerdictPillProps) {
  const t = useTranslations('health.verdict')
  const icon = verdict === 'look' || verdict === 'unknown' ? ICONS[verdict] : undefined
  return (
    <Meaning kind={KINDS[verdict]} icon={icon} className="shrink-0 text-xs">
      {t(off ? 'off' : verdict)}
    </Meaning>
  )
}
