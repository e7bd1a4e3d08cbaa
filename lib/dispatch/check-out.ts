import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { storesByFamily } from '@/lib/auth/stores-by-family'
import { database } from '@/lib/db/client'
import { readBatchKey } from '@/lib/domain/dispatch-batch'
import { MAY_PLACE } from '@/lib/domain/family-permissions'
import { Problem } from '@/lib/domain/problem'
import { findByCode } from '@/lib/orders/find-by-code'
import type { FoundByCode } from '@/lib/orders/schema'
import { dispatchStore } from './dispatch-store'
import { recordCheckOut } from './record-check-out'
import type { CheckOutForm, CheckOutResult } from './schema'

/** What the scan desk knows: no food, which leaves with a code that the courier says. */
const SCANNED = { parcel: MAY_PLACE.parcel, express: MAY_PLACE.express }

/** Of several orders with one number the one that a person chose, else those of the desk's store. */
function meant(
  matches: readonly FoundByCode[],
  { orderId, storeId }: CheckOutForm,
): readonly FoundByCode[] {
  const chosen = matches.filter((match) => match.orderId === orderId)
  if (chosen.length > 0) return chosen
  const here = matches.filter((match) => match.storeId === storeId)
  return here.length > 0 ? here : matches
}

/**
 * Writes down that a parcel leaves the house, once. What must not leave is told and nothing is
 * written; scanned again, a parcel is `already-out`, with who told so and when.
 * @throws Problem `notAllowed` at a store where the person may place nothing; `wrongInput` for what is no batch
 */
export async function checkOut(input: {
  actor: Actor
  form: CheckOutForm
}): Promise<CheckOutResult> {
  const { actor, form } = input
  const into = readBatchKey(form.batch)
  if (!into) throw new Problem('wrongInput')
  const db = database()
  const store = await dispatchStore(db, { actor, storeId: form.storeId, to: 'place' })
  const stores = storesByFamily(actor, SCANNED)
  const matches = meant(await findByCode(db, { stores, code: form.code }), form)
  const [match, another] = matches
  if (!match) return { verdict: 'unknown' }
  if (another) return { verdict: 'several', matches: [...matches] }
  return recordCheckOut({ db, actor, form, into, orderId: match.orderId, region: store.region })
}
