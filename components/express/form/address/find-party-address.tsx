'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { useAddressFinder } from '@/components/map/address/address-finder'
import { FindAddress } from '@/components/map/address/find-address'
import { readJson } from '@/components/shell/read-json'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { Coordinates } from '@/lib/domain/coordinates'
import { expressKeys, expressReads } from '@/lib/express/keys'
import type { TypedAddress, TypedWaybill, Whose } from '@/lib/express/model/typed-waybill'

const readFor = (storeId: number) => (text: string) => ({
  queryKey: expressKeys.addresses({ storeId, text }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readJson<AddressMatch[]>(expressReads.addresses({ storeId, text }), signal),
})

type FindPartyAddressProps = { whose: Whose; onChoose: (location: Coordinates) => void }

/** Where the address of the sender or the recipient may be; nothing without a geocoder. */
export function FindPartyAddress({ whose, onChoose }: FindPartyAddressProps) {
  const finder = useAddressFinder('HK')
  const { control } = useFormContext<TypedWaybill>()
  const [storeId, address] = useWatch({ control, name: ['storeId', `${whose}.address`] })
  if (!finder) return null
  return (
    <FindAddress
      text={lookupText(address)}
      finder={finder}
      read={storeId === undefined ? null : readFor(storeId)}
      onChoose={({ location }) => onChoose(location)}
    />
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
