'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextInput } from '@/components/ui/forms/text-input'
import { parcelRules } from '@/lib/domain/parcel-products'
import type { DraftParcel } from '../draft'
import { FormPart } from '../form-part'
import { ParcelField } from '../fields'

/** Who orders: needed for one product, taken by all of them (conventions §4.4 `contact`). */
export function OrdererPart() {
  const t = useTranslations('parcelForm.orderer')
  const contact = useTranslations('parcelForm.contact')
  const { control, register } = useFormContext<DraftParcel>()
  const product = useWatch({ control, name: 'product' })
  const isNeeded = parcelRules(product).needsContact
  return (
    <FormPart title={t('title')} text={t(isNeeded ? 'text' : 'optionalText')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ParcelField name="orderer.name" label={contact('name')} required={isNeeded}>
          {(props) => <TextInput {...props} {...register('orderer.name')} autoComplete="off" />}
        </ParcelField>
        <ParcelField name="orderer.phone" label={contact('phone')} required={isNeeded}>
          {(props) => (
            <TextInput
              {...props}
              {...register('orderer.phone')}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              className="font-mono"
            />
          )}
        </ParcelField>
      </div>
    </FormPart>
  )
}
