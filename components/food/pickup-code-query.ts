import { queryOptions, skipToken } from '@tanstack/react-query'
import { foodKeys, foodReads } from '@/lib/food/keys'
import { readJson } from '@/components/shell/read-json'

/** The code that a store's next order will have; read afresh whenever a form opens. */
export function pickupCodeQuery(storeId: number | undefined) {
  return queryOptions({
    queryKey: foodKeys.pickupCode(storeId ?? 0),
    queryFn:
      storeId === undefined
        ? skipToken
        : ({ signal }) => readJson<{ code: string }>(foodReads.pickupCode(storeId), signal),
    // An earlier proposal is most likely the code of the order that was made from it.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
}
