'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '@/components/ui/text-area'
import type { AddressFinder } from './address-finder'
import type { DraftOrder } from './draft'
import { OrderField } from './order-field'

const FindAddress = dynamic(() => import('./find-address').then((module) => module.FindAddress), {
  ssr: false,
})

/** The address as the courier reads it; with a geocoder, also where the pin is found by it. */
export function AddressField({ finder }: { finder: AddressFinder | null }) {
  const t = useTranslations('food.form')
  const { register } = useFormContext<DraftOrder>()
  return (
    <>
      <OrderField name="address" required help={t('addressHelp')}>
        {(props) => <TextArea {...props} {...register('address')} autoComplete="off" rows={2} />}
      </OrderField>
      {finder && <FindAddress finder={finder} />}
    </>
  )
}
