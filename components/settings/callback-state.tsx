import { useTranslations } from 'next-intl'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import type { CallbackState as State } from '@/lib/settings/schema'

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
