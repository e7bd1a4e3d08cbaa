'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { lazy, Suspense } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useAddressFinder } from '@/components/map/address/address-finder'
import { FindAddressSkeleton } from '@/components/map/address/find-address-skeleton'
import { Segmented } from '@/components/ui/forms/segmented'
import { TextArea } from '@/components/ui/forms/text-area'
import { TextInput } from '@/components/ui/forms/text-input'
import type { Region } from '@/lib/domain/areas'
import type { KnownCustomer } from '@/lib/food/model/customers'
import type { DraftOrder } from './draft'
import { OrderField } from './fields'
import { PhoneField } from './customer/phone-field'
import { useKnownCustomer } from './customer/use-known-customer'

const FindOrderAddress = lazy(async () => ({
  default: (await import('./find-order-address')).FindOrderAddress,
}))

// Of stores that the platform issues IDs of addresses to.
const AddressIdField = dynamic(
  () => import('./address-id-field').then((module) => module.AddressIdField),
  { ssr: false },
)

// Of those who ordered here before alone.
const KnownSince = dynamic(
  () => import('./customer/known-customer').then((module) => module.KnownSince),
  {
    ssr: false,
  },
)
const KnownAddresses = dynamic(
  () => import('./customer/known-customer').then((module) => module.KnownAddresses),
  { ssr: false },
)
const CustomerNote = dynamic(
  () => import('../customers/customer-note').then((module) => module.CustomerNote),
  { ssr: false },
)

type RecipientFieldsProps = {
  region: Region
  /** The platform has issued IDs for addresses to this store. */
  usesAddressIds: boolean
}

/** Who gets it and where; all of it from one number, when the customer ordered here before. */
export function RecipientFields({ region, usesAddressIds }: RecipientFieldsProps) {
  const { control, register } = useFormContext<DraftOrder>()
  const delivery = useWatch({ control, name: 'delivery' })
  const { offers, exact, isError, choose, chooseAddress, onNoted } = useKnownCustomer()
  return (
    <>
      <PhoneField region={region} offers={offers} onChoose={choose} />
      <KnownCustomerNote region={region} customer={exact} isError={isError} />
      {exact && <CustomerNote key={exact.id} customer={exact} onSaved={onNoted} />}
      <OrderField name="recipientName" required>
        {(props) => <TextInput {...props} {...register('recipientName')} autoComplete="off" />}
      </OrderField>
      <DeliveryField />
      {delivery === 'courier' && (
        <>
          {exact && <KnownAddresses customer={exact} onChoose={chooseAddress} />}
          <AddressField region={region} />
          {usesAddressIds && <AddressIdField />}
        </>
      )}
    </>
  )
}

/** A courier brings it, or the customer comes for it (food §2.1 `delivery_type`). */
function DeliveryField() {
  const t = useTranslations('food.form')
  const { control } = useFormContext<DraftOrder>()
  const { field } = useController({ control, name: 'delivery' })
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Segmented
        label={t('delivery')}
        name={field.name}
        options={[
          { value: 'courier', label: t('deliveryCourier') },
          { value: 'pickup', label: t('deliveryPickup') },
        ]}
        value={field.value}
        onChange={field.onChange}
      />
      {field.value === 'pickup' && <p className="text-muted">{t('deliveryPickupHelp')}</p>}
    </div>
  )
}

type KnownCustomerNoteProps = {
  region: Region
  customer: KnownCustomer | undefined
  isError: boolean
}

/** Says that the caller is known here, and since when; or that it could not be found out. */
function KnownCustomerNote({ region, customer, isError }: KnownCustomerNoteProps) {
  const t = useTranslations('customers')
  return (
    <div role="status" className="-mt-2 empty:hidden">
      {customer ? (
        <KnownSince region={region} customer={customer} />
      ) : (
        isError && <p className="text-muted">{t('lookupFailed')}</p>
      )}
    </div>
  )
}

/** The address as the courier reads it, and where the pin is found by it. */
function AddressField({ region }: { region: Region }) {
  const t = useTranslations('food.form')
  const finder = useAddressFinder(region)
  const { register } = useFormContext<DraftOrder>()
  return (
    <>
      <OrderField name="address" required help={t('addressHelp')}>
        {(props) => <TextArea {...props} {...register('address')} autoComplete="off" rows={2} />}
      </OrderField>
      <Suspense fallback={finder && <FindAddressSkeleton />}>
        <FindOrderAddress finder={finder} />
      </Suspense>
    </>
  )
}
