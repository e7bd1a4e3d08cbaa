import type { ClonedWaybill, WaybillStore } from '@/lib/express/schema'
import { typeDraft, typeParty } from './type-draft'
import { blankWaybill, type TypedParty, type TypedWaybill } from './typed-waybill'

/** The sender that a form begins with at a store; an empty one while there is no store. */
export function rememberedSender(
  stores: readonly WaybillStore[],
  storeId: number | undefined,
): TypedParty {
  const store = stores.find(({ id }) => id === storeId)
  return store ? typeParty(store.sender) : blankWaybill('', undefined).sender
}

/** A form as it opens: with the store's sender, or with all that an earlier waybill asked for. */
export function firstWaybill(input: {
  formKey: string
  stores: readonly WaybillStore[]
  storeId: number | undefined
  clone: ClonedWaybill | null
}): TypedWaybill {
  const { formKey, stores, clone } = input
  const storeId = clone?.storeId ?? input.storeId
  const sender = rememberedSender(stores, storeId)
  const blank = { ...blankWaybill(formKey, storeId), sender }
  return clone ? { ...blank, ...typeDraft(clone.draft), product: clone.product } : blank
}
