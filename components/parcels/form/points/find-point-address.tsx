'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { AddressFinder } from '@/components/map/address/address-finder'
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

/** Where the address of a point may be. */
export function FindPointAddress({ point, finder }: { point: PointName; finder: AddressFinder }) {
  const { control } = useFormContext<DraftParcel>()
  const { put } = usePointPin(point)
  const [storeId, address] = useWatch({ control, name: ['storeId', `${point}.address`] })
  return (
    <FindAddress
      text={address}
      finder={finder}
      read={storeId === undefined ? null : readFor(storeId)}
      onChoose={({ location }) => put(location)}
    />
  )
}
