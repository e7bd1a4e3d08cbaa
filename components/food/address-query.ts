import { queryOptions, skipToken } from '@tanstack/react-query'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { AddressQuery } from '@/lib/food/schema'
import { readJson } from '@/components/shell/read-json'

/** Where an address may be, asked only when a person presses for it; null asks nothing. */
export function addressQuery(asked: AddressQuery | null) {
  return queryOptions({
    queryKey: asked ? foodKeys.addresses(asked) : (['food', 'addresses'] as const),
    queryFn: asked
      ? ({ signal }) => readJson<AddressMatch[]>(foodReads.addresses(asked), signal)
      : skipToken,
    retry: false,
  })
}
