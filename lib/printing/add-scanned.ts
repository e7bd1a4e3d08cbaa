import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readScannedCode, type ScannedCode } from '@/lib/domain/scanned-code'
import { findCodes, type FoundWaybill } from './find-codes'
import { putIn } from './put-in'
import type { Added, AddScanned } from './schema'

type Refused = Added['refused'][number]

/** What a code is called where it cannot be put in; null for nothing at all. */
const nameOf = ({ codes, url }: ScannedCode): string | null => url ?? codes[0] ?? null

/** The one order that a code stands for, or why there is none to print. */
function choose(found: readonly FoundWaybill[]): number | Refused['why'] {
  const living = found.filter(({ isPlaced, isCancelled }) => isPlaced && !isCancelled)
  const [only] = living
  if (living.length > 1) return 'several'
  if (only) return only.orderId
  const [first] = found
  if (!first) return 'unknown'
  return first.isCancelled ? 'cancelled' : 'not-placed'
}

/**
 * Puts into the pile what was scanned, typed or pasted, in that order: any number that an order has
 * (express §2.3), read as the scan desk reads it. What cannot be put in is named with the reason.
 */
export async function addScanned(input: { actor: Actor } & AddScanned): Promise<Added> {
  const { actor, codes, ...choice } = input
  const asked = new Map<string, ScannedCode>()
  for (const scanned of codes.map(readScannedCode)) {
    const name = nameOf(scanned)
    if (name !== null && !asked.has(name)) asked.set(name, scanned)
  }
  const found = await findCodes(actor, [...asked.values()])
  const refused: Refused[] = []
  const orderIds: number[] = []
  for (const [index, code] of [...asked.keys()].entries()) {
    const chosen = choose(found[index] ?? [])
    if (typeof chosen === 'number') orderIds.push(chosen)
    else refused.push({ code, why: chosen })
  }
  return { ...(await putIn({ personId: actor.id, choice, orderIds })), refused }
}
