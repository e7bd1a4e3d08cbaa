import type { ClonedWaybill, WaybillStore } from '@/lib/express/schema'
import { typeDraft, typeParty } from './type-draft'
import { blankWaybill, type TypedParty, type TypedWaybill } from './typed-waybill'

/**
 * The sender that a form begins with at a store; an empty one while there is no store. Who never sent
 * yet gets the store's own pin, put for no address, which is not questioned when one is typed.
 */
export function rememberedSender(
  stores: readonly WaybillStore[],
  storeId: number | undefined,
): TypedParty {
  const store = stores.find(({ id }) => id === storeId)
  if (!store) return blankWaybill('', undefined).sender
  const sender = typeParty(store.sender)
  return { ...sender, location: sender.location ?? store.location }
}

/** Collected from the sender, fetched from a locker (express §2.1). */
const TO_LOCKER = 'HDP-ECOMM-L'

/**
 * A form as it opens: with the store's sender, with all that an earlier waybill asked for, or for the
 * locker that was chosen before.
 */
export function firstWaybill(input: {
  formKey: string
  stores: readonly WaybillStore[]
  storeId: number | undefined
  clone: ClonedWaybill | null
  lockerCode?: string | null
}): TypedWaybill {
  const { formKey, stores, clone, lockerCode } = input
  const storeId = clone?.storeId ?? input.storeId
  const sender = rememberedSender(stores, storeId)
  const blank = { ...blankWaybill(formKey, storeId), sender }
  if (clone) return { ...blank, ...typeDraft(clone.draft), product: clone.product }
  if (!lockerCode) return blank
  return { ...blank, product: TO_LOCKER, recipient: { ...blank.recipient, lockerCode } }
}
