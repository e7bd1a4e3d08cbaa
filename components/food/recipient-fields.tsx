'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import type { Region } from '@/lib/domain/areas'
import { AddressField } from './address-field'
import { DeliveryField } from './delivery-field'
import type { DraftOrder } from './draft'
import { KnownAddresses } from './known-addresses'
import { KnownCustomerNote } from './known-customer-note'
import { OrderField } from './order-field'
import { PhoneField } from './phone-field'
import { useKnownCustomer } from './use-known-customer'

/** Who gets it and where; all of it from one number, when the customer ordered here before. */
export function RecipientFields({ region }: { region: Region }) {
  const { control, register } = useFormContext<DraftOrder>()
  const delivery = useWatch({ control, name: 'delivery' })
  const { offers, exact, isError, choose, chooseAddress } = useKnownCustomer()
  return (
    <>
      <PhoneField region={region} offers={offers} onChoose={choose} />
      <KnownCustomerNote region={region} customer={exact} isError={isError} />
      <OrderField name="recipientName" required>
        {(props) => <TextInput {...props} {...register('recipientName')} autoComplete="off" />}
      </OrderField>
      <DeliveryField />
      {delivery === 'courier' && (
        <>
          <KnownAddresses customer={exact} onChoose={chooseAddress} />
          <AddressField region={region} />
        </>
      )}
    </>
  )
}
