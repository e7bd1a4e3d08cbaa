import type enParcelForm from '@/lib/i18n/messages/en/parcel-form.json'

/** A key of `parcelForm.problems`. */
export type ProblemKey = keyof (typeof enParcelForm)['problems']

const KEYS: ReadonlySet<string> = new Set<ProblemKey>([
  ...([
    'required',
    'tooLong',
    'pin',
    'pinOfAnother',
    'phone',
    'amount',
    'weight',
    'collect',
    'when',
  ] as const),
  ...(['tooSoon', 'tooLate', 'giveUpPast', 'giveUpLate', 'tooManyDrops'] as const),
  ...(['notOffered', 'refused', 'store', 'positions', 'box'] as const),
])

/** Fields whose emptiness has a sentence of its own. */
const OWN_WORDS: Readonly<Record<string, ProblemKey>> = {
  storeId: 'store',
  positions: 'positions',
  'items.box': 'box',
}

/** The sentence for what a check or the server says of a field. */
export function problemKey(field: string, message: string): ProblemKey {
  const own = message === 'required' ? OWN_WORDS[field] : undefined
  if (own) return own
  return KEYS.has(message) ? (message as ProblemKey) : 'invalid'
}
