import type { Sending, StoreHours } from '@/lib/stores/schema'

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

const BY_STATE: Partial<Record<Sending['state'], HoursState>> = {
  refused: 'refused',
  unconfirmed: 'unconfirmed',
  'not-sent': 'notSent',
  queued: 'sending',
  sending: 'sending',
}
/** The worst is what the manager must hear of. */
const WORST_FIRST: readonly HoursState[] = ['refused', 'unconfirmed', 'notSent', 'sending']

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
