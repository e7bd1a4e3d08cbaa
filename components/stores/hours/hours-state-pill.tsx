import { useTranslations } from 'next-intl'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import type { Sending } from '@/lib/stores/model/sending'
import type { StoreHours } from '@/lib/stores/model/store-hours'

const BY_STATE: Partial<Record<Sending['state'], HoursState>> = {
  refused: 'refused',
  unconfirmed: 'unconfirmed',
  'not-sent': 'notSent',
  queued: 'sending',
  sending: 'sending',
}
/** The worst is what the manager must hear of. */
const WORST_FIRST: readonly HoursState[] = ['refused', 'unconfirmed', 'notSent', 'sending']

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

/** How a store's drawn hours and the platform stand; each a key of the messages `hours.state`. */
export type HoursState =
  /** Nothing was drawn yet: the platform has whatever it had. */
  | 'none'
  /** Drawn and not sent since. */
  | 'draft'
  | 'sending'
  | 'accepted'
  | 'refused'
  /** It left, and nothing says whether it was taken. */
  | 'unconfirmed'
  /** It did not reach the platform. */
  | 'notSent'

/** `latest` has the last sending of each kind; only those of the newest version count. */
export function hoursState({ drawn, latest }: Pick<StoreHours, 'drawn' | 'latest'>): HoursState {
  const sent = [latest.regular.last, latest.temporary.last].filter((sending) => sending !== null)
  const newest = Math.max(...sent.map(({ version }) => version ?? 0), 0)
  const states = sent
    .filter(({ version }) => version === newest)
    .flatMap(({ state }) => BY_STATE[state] ?? [])
  const worst = WORST_FIRST.find((state) => states.includes(state))
  if (worst) return worst
  if (drawn.version === 0) return 'none'
  return newest === drawn.version ? 'accepted' : 'draft'
}

/** Whether the platform's answer is still to come, so that it is worth asking again soon. */
export function isPending(sending: Sending | null): boolean {
  return (
    sending !== null && ['queued', 'sending', 'not-sent', 'unconfirmed'].includes(sending.state)
  )
}
