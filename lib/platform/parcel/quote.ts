import type { Region } from '@/lib/domain/areas'
import type { BearerCall } from '../channel/bearer-channel'
import { isJsonObject, type JsonValue } from '../http/parse-json'
import { draftFields, type ParcelOrderDraft } from './order-fields'

type ParcelQuote = {
  /** What creation takes; null when none was found, and then creation goes without. */
  readonly quotationKey: string | null
  /** Everything else that came, to be shown: what it means is not published. */
  readonly facts: readonly Fact[]
  readonly raw: JsonValue
}

/** Conventions §4.8: as creation, without a key. What it answers is not published (trap 31). */
export function quote(draft: ParcelOrderDraft, region: Region): BearerCall<ParcelQuote> {
  return {
    operation: 'quote',
    changes: false,
    path: '/order/quote',
    body: () => draftFields(draft, region),
    answer: (data) => {
      const found = findQuotationKey(data)
      return {
        quotationKey: found?.key ?? null,
        facts: factsOf(data).filter(({ name }) => name !== found?.name),
        raw: data,
      }
    },
  }
}

/** One thing that a quote says: where it stands in the answer, such as `fee.total`, and its text. */
type Fact = { readonly name: string; readonly value: string }

type Member = { readonly name: string; readonly key: string; readonly value: JsonValue }

const NAMED = /^quot(e|ation)(key|id|no|number|code|token)$/
const WHOLE = /^quot(e|ation)$/
const BARE = /^(key|id)$/

/** What has an id of its own, which is not the quotation's. */
const OTHER_THINGS = new Set(
  (
    'vas path contact contacts items item cod payment partner merchant client status preferences ' +
    'position positions business_position business_positions tasks services options'
  ).split(' '),
)

/**
 * The quotation's key and where it stands: a member that says so by name, wherever it is; else one
 * that is a quotation; else a plain `key` or `id` that is not some other thing's. The outermost
 * counts, since the place and name are not published (conventions §4.8, trap 31).
 */
export function findQuotationKey(data: JsonValue): { name: string; key: string } | null {
  const everywhere = membersOf(data, () => true)
  const ofTheQuote = membersOf(data, (key) => !OTHER_THINGS.has(key))
  return first(everywhere, NAMED) ?? first(everywhere, WHOLE) ?? first(ofTheQuote, BARE)
}

/** Every text, number and yes or no of the answer, in its order. */
export function factsOf(data: JsonValue, prefix = ''): Fact[] {
  if (data === null || data === '') return []
  if (typeof data !== 'object') return [{ name: prefix, value: String(data) }]
  return Object.entries<JsonValue>(data).flatMap(([key, value]) =>
    factsOf(value, joined(prefix, key)),
  )
}

function first(members: readonly Member[], pattern: RegExp) {
  for (const { name, key, value } of members) {
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text !== 'string' || text === '') continue
    if (pattern.test(key.toLowerCase().replace(/[^a-z]/g, ''))) return { name, key: text }
  }
  return null
}

/** The members of all objects, the outermost first, without those beneath what `enters` forbids. */
function membersOf(data: JsonValue, enters: (key: string) => boolean): Member[] {
  const members: Member[] = []
  let level: { readonly prefix: string; readonly value: JsonValue }[] = [
    { prefix: '', value: data },
  ]
  while (level.length > 0) {
    const inner: typeof level = []
    for (const { prefix, value } of level) {
      if (typeof value !== 'object' || value === null) continue
      const isObject = isJsonObject(value)
      for (const [key, child] of Object.entries<JsonValue>(value)) {
        const name = joined(prefix, key)
        if (isObject) members.push({ name, key, value: child })
        if (!isObject || enters(key)) inner.push({ prefix: name, value: child })
      }
    }
    level = inner
  }
  return members
}

function joined(prefix: string, key: string): string {
  return prefix === '' ? key : `${prefix}.${key}`
}
