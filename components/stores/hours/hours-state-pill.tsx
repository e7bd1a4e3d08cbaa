import { useTranslations } from 'next-intl'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import type { HoursState } from './hours-state'

const KINDS: Readonly<Record<HoursState, MeaningKind>> = {
  none: 'neutral',
  draft: 'waiting',
  sending: 'moving',
  accepted: 'done',
  refused: 'late',
  unconfirmed: 'late',
  notSent: 'late',
}

/** How a store's hours stand, in a few words. */
export function HoursStatePill({ state }: { state: HoursState }) {
  const t = useTranslations('hours.state')
  return <Meaning kind={KINDS[state]}>{t(state)}</Meaning>
}
