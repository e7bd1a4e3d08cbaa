'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'
import { FieldError } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { type Region, areaOf } from '@/lib/domain/areas'
import { PARCEL_BOXES, PARCEL_ITEM_TYPES, parcelRules } from '@/lib/domain/parcel-products'
import type { DraftParcel } from '../draft'
import { FormPart } from '../form-part'
import { ParcelField, errorId, groupProps, useFieldError } from '../fields'

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
              unit={areaOf(region).currencySign}
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

/** How big it is, by what fits: the platform publishes codes and no measures. */
function BoxField() {
  const t = useTranslations('parcelForm.items')
  const { control } = useFormContext<DraftParcel>()
  const { field } = useController({ control, name: 'items.box' })
  const error = useFieldError('items.box')
  return (
    <div {...groupProps('items.box', error)} className="flex flex-col gap-1.5 outline-none">
      <ChoiceCards
        label={t('box')}
        name="box"
        value={field.value === '' ? null : field.value}
        onChange={field.onChange}
        className="grid-cols-2 sm:grid-cols-3"
        options={PARCEL_BOXES.map((box) => ({
          value: box,
          label: box,
          help: t(`fits.${box}`),
        }))}
      />
      {error && <FieldError id={errorId('items.box')}>{error}</FieldError>}
    </div>
  )
}

/** What kinds of goods there are among it; none is right too. */
function ItemTypesField() {
  const t = useTranslations('parcelForm.items')
  const { control } = useFormContext<DraftParcel>()
  const { field } = useController({ control, name: 'items.types' })
  const error = useFieldError('items.types')
  return (
    <fieldset {...groupProps('items.types', error)} className="outline-none">
      <legend className="font-medium">
        {t('types')} <span className="font-normal text-muted">{t('typesMark')}</span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {PARCEL_ITEM_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(`type.${type}`)}
            checked={field.value.includes(type)}
            onChange={({ target }) =>
              field.onChange(
                PARCEL_ITEM_TYPES.filter((one) =>
                  one === type ? target.checked : field.value.includes(one),
                ),
              )
            }
          />
        ))}
      </div>
      {error && <FieldError id={errorId('items.types')}>{error}</FieldError>}
    </fieldset>
  )
}
