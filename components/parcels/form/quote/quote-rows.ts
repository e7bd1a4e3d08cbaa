import type { QuoteAnswer } from '@/lib/parcels/model/parcel-form'

/** One line of a quote. `label` is a key of `parcelForm.quote.fact` where the name is one we know. */
export type QuoteRow = {
  name: string
  label: FactLabel | null
  value: string
  /** A part of the price with what it costs. */
  isPart: boolean
}

/** Names under which such answers usually come; the specification publishes none (decision 0015). */
const KNOWN = {
  total: 'total',
  total_fee: 'total',
  total_price: 'total',
  fee: 'fee',
  price: 'fee',
  amount: 'fee',
  currency: 'currency',
  distance: 'distance',
  duration: 'duration',
  expire_time: 'until',
  expires_at: 'until',
  expire_at: 'until',
} as const

type FactLabel = (typeof KNOWN)[keyof typeof KNOWN]

const NAMING = /^(code|name|label|title|type)$/
const COSTING = /^(fee|price|amount|total|value|cost)$/

/**
 * A quote as lines to be read: what is known by its name has a label, a part of a list that has a
 * name and an amount is one line under its own name, and everything else stands as it came.
 */
export function quoteRows(facts: QuoteAnswer['facts']): QuoteRow[] {
  const rows: QuoteRow[] = []
  for (const [at, { name, value }] of facts.entries()) {
    const item = itemOf(facts, name)
    if (item && COSTING.test(lastOf(name))) continue
    if (item) rows.push({ name: value, label: null, value: item, isPart: true })
    else rows.push({ name: plainName(name, at), label: labelOf(name), value, isPart: false })
  }
  return rows
}

/** The line that says what all of it costs; undefined where the answer has none that is known. */
export function sumOf(rows: readonly QuoteRow[]): QuoteRow | undefined {
  return rows.find(({ label }) => label === 'total') ?? rows.find(({ label }) => label === 'fee')
}

/** What the part costs that this member names, or the other way round; null where it is no such pair. */
function itemOf(facts: QuoteAnswer['facts'], name: string): string | null {
  const [, part] = /^(.*\.\d+)\.[^.]+$/.exec(name) ?? []
  if (part === undefined) return null
  const members = facts.filter((fact) => fact.name.startsWith(`${part}.`))
  const naming = members.find((fact) => NAMING.test(lastOf(fact.name)))
  const costing = members.find((fact) => COSTING.test(lastOf(fact.name)))
  return members.length === 2 && naming && costing ? costing.value : null
}

function lastOf(name: string): string {
  return name.split('.').at(-1) ?? ''
}

function labelOf(name: string): FactLabel | null {
  // Only what the answer itself says: the fee of some part is not the fee.
  return name in KNOWN ? KNOWN[name as keyof typeof KNOWN] : null
}

function plainName(name: string, at: number): string {
  return name === '' ? String(at + 1) : name
}
