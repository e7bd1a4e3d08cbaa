'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { AddressFinder } from '@/components/map/address/address-finder'
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

/** Where the order's address may be. */
export function FindOrderAddress({ finder }: { finder: AddressFinder }) {
  const { control } = useFormContext<DraftOrder>()
  const { put } = useOrderPin()
  const [storeId, address] = useWatch({ control, name: ['storeId', 'address'] })
  return (
    <FindAddress
      text={address}
      finder={finder}
      read={storeId === undefined ? null : readFor(storeId)}
      onChoose={({ location }) => put(location)}
    />
  )
}
