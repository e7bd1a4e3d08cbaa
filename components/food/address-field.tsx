'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { useAddressFinder } from '@/components/map/address-finder'
import { TextArea } from '@/components/ui/text-area'
import type { Region } from '@/lib/domain/areas'
import type { DraftOrder } from './draft'
import { OrderField } from './order-field'

const FindOrderAddress = dynamic(
  () => import('./find-order-address').then((module) => module.FindOrderAddress),
  { ssr: false },
)

/** The address as the courier reads it; with a geocoder, also where the pin is found by it. */
export function AddressField({ region }: { region: Region }) {
  const t = useTranslations('food.form')
  const finder = useAddressFinder(region)
  const { register } = useFormContext<DraftOrder>()
  return (
    <>
      <OrderField name="address" required help={t('addressHelp')}>
        {(props) => <TextArea {...props} {...register('address')} autoComplete="off" rows={2} />}
      </OrderField>
      {finder && (
        <div className="-mt-2">
          <FindOrderAddress finder={finder} />
        </div>
      )}
    </>
  )
}
