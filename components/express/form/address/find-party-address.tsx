'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { PlaceSearch } from '@/components/form/place-search'
import { useAddressFinder } from '@/components/map/address/address-finder'
import { FindAddress } from '@/components/map/address/find-address'
import { readJson } from '@/components/shell/read-json'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { Coordinates } from '@/lib/domain/coordinates'
import { expressKeys, expressReads } from '@/lib/express/keys'
import { usePin } from './pin-warnings'
import type { TypedAddress, TypedWaybill, Whose } from '@/lib/express/model/typed-waybill'

const readFor = (storeId: number) => (text: string) => ({
  queryKey: expressKeys.addresses({ storeId, text }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readJson<AddressMatch[]>(expressReads.addresses({ storeId, text }), signal),
})

type FindPartyAddressProps = { whose: Whose; onChoose: (location: Coordinates) => void }

/** Where a party's address may be: by what is known here, and by a geocoder where one is set. */
export function FindPartyAddress({ whose, onChoose }: FindPartyAddressProps) {
  const finder = useAddressFinder('HK')
  const { control } = useFormContext<TypedWaybill>()
  const [storeId, address] = useWatch({ control, name: ['storeId', `${whose}.address`] })
  const { location, putFor } = usePin(whose)
  const text = lookupText(address)
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <PlaceSearch
        family="express"
        storeId={storeId}
        text={text}
        hasPin={location !== null && putFor === null}
        onPlace={(place) => onChoose(place.location)}
        onAddress={null}
      />
      {finder && (
        <FindAddress
          text={text}
          finder={finder}
          read={storeId === undefined ? null : readFor(storeId)}
          onChoose={(match) => onChoose(match.location)}
        />
      )}
    </div>
  )
}

/**
 * An address as a geocoder is asked for it: a house in its street. What lies within the house finds
 * nothing and is left out, and so is the area, which the district says already.
 */
export function lookupText({ block, building, street, district }: TypedAddress): string {
  const parts = [block, building, street, district].map((part) => part.trim())
  return parts.filter((part) => part !== '').join(', ')
}
