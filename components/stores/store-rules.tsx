'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { ADVANCE_MINUTES } from '@/lib/domain/time/local-time'
import type { StoreFieldsProps } from './store-fields'

/** What the platform asks of each family at this store, and does not tell: for families in use here. */
export function StoreRules({ form }: Pick<StoreFieldsProps, 'form'>) {
  const { control, register } = form
  const t = useTranslations('stores.form')
  const [food, parcel, express] = useWatch({
    control,
    name: ['foodClientMerchantId', 'parcelMerchantId', 'expressMerchantId'],
  })
  return (
    <>
      {food !== '' && (
        <Field label={t('advance')} help={t('advanceHelp')}>
          {(wired) => (
            <Select {...wired} {...register('foodAdvanceMinutes', { valueAsNumber: true })}>
              {ADVANCE_MINUTES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('advanceMinutes', { minutes })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {parcel !== '' && (
        <Checkbox
          {...form.register('parcelHasContract')}
          label={t('contract')}
          help={t('contractHelp')}
        />
      )}
      {express !== '' && (
        <Checkbox
          {...form.register('expressShipmentCodes')}
          label={t('shipmentCodes')}
          help={t('shipmentCodesHelp')}
        />
      )}
    </>
  )
}
