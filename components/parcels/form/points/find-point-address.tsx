'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { PlaceSearch } from '@/components/form/place-search'
import type { AddressFinder } from '@/components/map/address/finder-at'
import { FindAddress } from '@/components/map/address/find-address'
import { readJson } from '@/components/shell/read-json'
import type { AddressMatch } from '@/lib/domain/address-match'
import { parcelKeys, parcelReads } from '@/lib/parcels/keys'
import type { PointName } from './contact-fields'
import type { DraftParcel } from '../draft'
import { usePointPin } from './point-pin'

const readFor = (storeId: number) => (text: string) => ({
  queryKey: parcelKeys.addresses({ storeId, text }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readJson<AddressMatch[]>(parcelReads.addresses({ storeId, text }), signal),
})

type FindPointAddressProps = { point: PointName; finder: AddressFinder | null }

/** Where the address of a point may be: by what is known here, and by a geocoder where one is set. */
export function FindPointAddress({ point, finder }: FindPointAddressProps) {
  const { control, setValue } = useFormContext<DraftParcel>()
  const { location, putFor, put } = usePointPin(point)
  const [storeId, address] = useWatch({ control, name: ['storeId', `${point}.address`] })
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <PlaceSearch
        family="parcel"
        storeId={storeId}
        text={address}
        hasPin={location !== null && putFor === null}
        onPlace={(place) => put(place.location)}
        onAddress={(place) => {
          setValue(`${point}.address`, place.label, { shouldDirty: true, shouldValidate: true })
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
