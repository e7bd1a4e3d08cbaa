'use client'

import { UserRoundCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStoreTime } from '@/components/orders/use-store-time'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'
import type { Region } from '@/lib/domain/areas'
import type { KnownAddress, KnownCustomer } from '@/lib/food/model/customers'
import type { DraftOrder } from '../draft'

/** How often this customer ordered here, and when last. */
export function KnownSince({ region, customer }: { region: Region; customer: KnownCustomer }) {
  const t = useTranslations('customers')
  const time = useStoreTime(region)
  return (
    <p className="flex items-center gap-2 text-done">
      <UserRoundCheck aria-hidden className="size-4 shrink-0" />
      {t('known', { count: customer.orderCount, at: time.full(customer.lastOrderAt) })}
    </p>
  )
}

type KnownAddressesProps = {
  customer: KnownCustomer
  onChoose: (customer: KnownCustomer, address: KnownAddress) => void
}

/** The places this customer's orders went to, where there is a choice of them. */
export function KnownAddresses({ customer, onChoose }: KnownAddressesProps) {
  const t = useTranslations('customers')
  const { control } = useFormContext<DraftOrder>()
  const typed = useWatch({ control, name: 'address' }).trim()
  const { addresses } = customer
  const isChoice = addresses.length > 1 || addresses.some(({ address }) => address !== typed)
  if (!isChoice) return null
  return (
    <ChoiceCards
      label={t('addresses')}
      name="known-address"
      options={addresses.map(({ id, address }) => ({ value: String(id), label: address }))}
      value={String(addresses.find(({ address }) => address === typed)?.id ?? '')}
      onChange={(chosen) => {
        const address = addresses.find(({ id }) => String(id) === chosen)
        if (address) onChoose(customer, address)
      }}
      className="animate-just-come grid-cols-1 wrap-anywhere sm:grid-cols-2"
    />
  )
}
