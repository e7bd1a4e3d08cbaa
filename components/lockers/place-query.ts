import { queryOptions, skipToken } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import type { AddressMatch } from '@/lib/domain/address-match'
import { lockerKeys, lockerReads } from '@/lib/lockers/keys'

/** Places that an address may mean; nothing is asked for null. */
export function placeQuery(text: string | null) {
  return queryOptions({
    queryKey: lockerKeys.places(text ?? ''),
    queryFn:
      text === null
        ? skipToken
        : ({ signal }) => readJson<AddressMatch[]>(lockerReads.places(text), signal),
    staleTime: Infinity,
    retry: false,
  })
}
