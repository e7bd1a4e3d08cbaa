'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceCards } from '@/components/ui/choice-cards'
import type { KnownAddress, KnownCustomer } from '@/lib/food/schema'
import type { DraftOrder } from './draft'

type KnownAddressesProps = {
  customer: KnownCustomer | undefined
  onChoose: (customer: KnownCustomer, address: KnownAddress) => void
}

/** The places this customer's orders went to, where there is a choice of them. */
export function KnownAddresses({ customer, onChoose }: KnownAddressesProps) {
  const t = useTranslations('customers')
  const { control } = useFormContext<DraftOrder>()
  const typed = useWatch({ control, name: 'address' }).trim()
  if (!customer) return null
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
      className="grid-cols-1 wrap-anywhere sm:grid-cols-2"
    />
  )
}
