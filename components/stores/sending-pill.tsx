import { useTranslations } from 'next-intl'
import type { SendingState } from '@/lib/domain/hours/store-update'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'

const KINDS: Readonly<Record<SendingState, MeaningKind>> = {
  queued: 'waiting',
  sending: 'moving',
  accepted: 'done',
  refused: 'late',
  'not-sent': 'late',
  unconfirmed: 'late',
  replaced: 'neutral',
}

/** What became of a sending, in a word. */
export function SendingPill({ state }: { state: SendingState }) {
  const t = useTranslations('hours.sending')
  return <Meaning kind={KINDS[state]}>{t(state)}</Meaning>
}
