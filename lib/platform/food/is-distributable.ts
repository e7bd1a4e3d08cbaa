import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { record, whole } from '../wire-values'
import { destinationFields, storeFields, type StoreDestination } from './references'

type Distributable = { readonly distributable: boolean; readonly raw: JsonValue }

/** Food §4.10: whether the store delivers there. */
export function isDistributable(query: StoreDestination): SignedCall<Distributable> {
  return {
    operation: 'isDistributable',
    changes: false,
    path: '/order/takeaway/isdistributable',
    data: () => ({ ...storeFields(query), ...destinationFields(query.to) }),
    answer: (data) => {
      const { distributable } = record({ distributable: whole }).parse(data)
      if (distributable !== 0 && distributable !== 1) throw new Error('neither 1 nor 0')
      return { distributable: distributable === 1, raw: data }
    },
  }
}
