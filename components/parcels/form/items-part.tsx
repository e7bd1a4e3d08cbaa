'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { TextInput } from '@/components/ui/text-input'
import { areaOf, type Region } from '@/lib/domain/areas'
import { parcelRules } from '@/lib/domain/parcel-products'
import { BoxField } from './box-field'
import type { DraftParcel } from './draft'
import { FormPart } from './form-part'
import { ItemTypesField } from './item-types-field'
import { ParcelField } from './parcel-field'

/** What is sent: asked for by some products, left open by others. */
export function ItemsPart({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.items')
  const { control, register } = useFormContext<DraftParcel>()
  const [product, hasItems] = useWatch({ control, name: ['product', 'hasItems'] })
  const { needsItems } = parcelRules(product)
  return (
    <FormPart title={t('title')}>
      {!needsItems && <Checkbox label={t('tell')} help={t('tellHelp')} {...register('hasItems')} />}
      {(needsItems || hasItems) && <ItemFields region={region} />}
    </FormPart>
  )
}

function ItemFields({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.items')
  const { register } = useFormContext<DraftParcel>()
  return (
    <>
      <BoxField />
      <div className="grid gap-4 sm:grid-cols-2">
        <ParcelField name="items.weight" label={t('weight')} help={t('weightHelp')} required>
          {(props) => (
            <TextInput {...props} {...register('items.weight')} inputMode="decimal" unit="kg" />
          )}
        </ParcelField>
        <ParcelField name="items.value" label={t('value')} help={t('valueHelp')} required>
          {(props) => (
            <TextInput
              {...props}
              {...register('items.value')}
              inputMode="decimal"
              unit={areaOf(region).currency}
            />
          )}
        </ParcelField>
      </div>
      <ItemTypesField />
      <ParcelField name="items.detail" label={t('detail')} help={t('detailHelp')} required={false}>
        {(props) => <TextInput {...props} {...register('items.detail')} autoComplete="off" />}
      </ParcelField>
    </>
  )
}
