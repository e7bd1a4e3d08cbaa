'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import { parcelRules } from '@/lib/domain/parcel-products'
import type { DraftParcel } from './draft'
import { FormPart } from './form-part'
import { ParcelField } from './parcel-field'

/** Who orders, for the products that ask for it (conventions §4.4 `contact`). */
export function OrdererPart() {
  const t = useTranslations('parcelForm.orderer')
  const contact = useTranslations('parcelForm.contact')
  const { control, register } = useFormContext<DraftParcel>()
  const product = useWatch({ control, name: 'product' })
  if (!parcelRules(product).needsContact) return null
  return (
    <FormPart title={t('title')} text={t('text')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ParcelField name="orderer.name" label={contact('name')} required>
          {(props) => <TextInput {...props} {...register('orderer.name')} autoComplete="off" />}
        </ParcelField>
        <ParcelField name="orderer.phone" label={contact('phone')} required>
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
