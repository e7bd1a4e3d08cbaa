'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { PlaceSearch } from '@/components/form/place-search'
import type { AddressFinder } from '@/components/map/address/finder-at'
import { FindAddress } from '@/components/map/address/find-address'
import { readJson } from '@/components/shell/read-json'
import type { AddressMatch } from '@/lib/domain/address-match'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { DraftOrder } from './draft'
import { useOrderPin } from './order-pin'

const readFor = (storeId: number) => (text: string) => ({
  queryKey: foodKeys.addresses({ storeId, text }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readJson<AddressMatch[]>(foodReads.addresses({ storeId, text }), signal),
})

/** Where the order's address may be: by what is known here, and by a geocoder where one is set. */
export function FindOrderAddress({ finder }: { finder: AddressFinder | null }) {
  const { control, setValue } = useFormContext<DraftOrder>()
  const { location, putFor, put } = useOrderPin()
  const [storeId, address] = useWatch({ control, name: ['storeId', 'address'] })
  return (
    <div className="-mt-2 flex flex-col gap-2 empty:hidden">
      <PlaceSearch
        family="food"
        storeId={storeId}
        text={address}
        hasPin={location !== null && putFor === null}
        onPlace={(place) => put(place.location)}
        onAddress={(place) => {
          setValue('address', place.label, { shouldDirty: true, shouldValidate: true })
          put(place.location)
        }}
      />
      {finder && (
        <FindAddress
          text={address}
          finder={finder}
          read={storeId === undefined ? null : readFor(storeId)}
          onChoose={(match) => put(match.location)}
        />
      )}
    </div>
  )
}
