import type enFood from '@/lib/i18n/messages/en/food.json'

/** A key of `food.form.problems`. */
type ProblemKey = keyof (typeof enFood)['form']['problems']

const KEYS: ReadonlySet<string> = new Set<ProblemKey>([
  'required',
  'tooLong',
  'amount',
  'amountRange',
  'pin',
  'idOfAnother',
  'when',
  'phone',
  'tooSoon',
  'tooSoonHour',
  'tooLate',
  'store',
  'staffNumber',
  'pickupCode',
  'codeTaken',
  'taken',
])

/** The sentence for what a schema or the server says of a field, which may be a text of a library. */
export function problemKey(field: string, message: string | undefined): ProblemKey {
  if (message === 'refused') return 'refused'
  if (field === 'storeId') return 'store'
  if (field === 'location') return message === 'pinOfAnother' ? message : 'pin'
  return message !== undefined && KEYS.has(message) ? (message as ProblemKey) : 'invalid'
}
