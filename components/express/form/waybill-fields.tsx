'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextInput } from '@/components/ui/forms/text-input'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { LEAST_WEIGHT, expressRules } from '@/lib/domain/express/express-products'
import type { WaybillStore } from '@/lib/express/model/new-waybill'
import { AddressFields } from './address/address-fields'
import { RecipientPin } from './address/recipient-pin'
import { PartyFields, RecipientMore } from './address/party-fields'
import { SenderSection } from './address/sender-section'
import { BoxField } from './content/box-field'
import { MoreFields } from './content/more-fields'
import { ExtrasSection } from './content/extras-section'
import { ItemsSection } from './content/items-section'
import { LockerField } from './content/locker-field'
import { NotesSection } from './content/notes-section'
import { ProductProvider, useNeed, useProduct } from './content/product-context'
import { FormSection } from './content/form-section'
import { TakenField } from './content/taken-field'
import { TimesSection } from './content/times-section'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'

const GRAMS_PER_KILOGRAM = 1000

type WaybillFieldsProps = {
  product: ExpressProduct
  store: WaybillStore | undefined
}

/** Everything that a product takes, and nothing else: each field asks the matrix (decision 0102). */
export function WaybillFields({ product, store }: WaybillFieldsProps) {
  return (
    <ProductProvider value={product}>
      <SenderSection store={store} />
      <RecipientSection store={store} />
      <ParcelSection />
      <RequiredItems />
      <TimesSection />
      <MoreFields>
        <RecipientMore />
        <OptionalItems />
        <ExtrasSection />
        <NotesSection takesShipmentCode={store?.takesShipmentCode ?? false} />
      </MoreFields>
    </ProductProvider>
  )
}

/** The boxes and what they weigh; what the product fixes is shown and cannot be changed. */
function ParcelSection() {
  const t = useTranslations('waybills.form.sections')
  return (
    <FormSection title={t('parcel')}>
      <div className="grid max-w-2xl items-start gap-4 sm:grid-cols-3">
        <BoxField />
        <BoxesField />
        <WeightField />
      </div>
    </FormSection>
  )
}

/** What is inside, where the product has to know. */
function RequiredItems() {
  return useNeed('items') === 'required' ? <ItemsSection /> : null
}

/** What is inside, where it may be said. */
function OptionalItems() {
  return useNeed('items') === 'optional' ? <ItemsSection /> : null
}

/** Who gets it, and where: at a door or in a locker. */
function RecipientSection({ store }: { store: WaybillStore | undefined }) {
  const t = useTranslations('waybills.form.sections')
  return (
    <FormSection title={t('recipient')}>
      <div className="flex max-w-2xl flex-col gap-4">
        <PartyFields whose="recipient" />
        <AddressFields whose="recipient" />
        <RecipientPin store={store} />
        <LockerField />
      </div>
    </FormSection>
  )
}

/** How many boxes there are; one, where the product takes no more. */
function BoxesField() {
  const t = useTranslations('waybills.form')
  const { register } = useFormContext<TypedWaybill>()
  const { maxBoxes } = expressRules(useProduct())
  const isOne = maxBoxes === 1
  const help = isOne ? t('boxesFixed') : t('boxesHelp', { max: maxBoxes })
  return (
    <TakenField field="boxes" label={t('fields.boxes')} help={help}>
      {(props) =>
        isOne ? (
          <TextInput {...props} key="fixed" value="1" readOnly className="bg-sunken font-mono" />
        ) : (
          <TextInput
            {...props}
            {...register('boxes')}
            key="free"
            inputMode="numeric"
            autoComplete="off"
            className="font-mono"
          />
        )
      }
    </TakenField>
  )
}

/** The weight in grams, read back in kilograms: a nought too many is seen at once. */
function WeightField() {
  const t = useTranslations('waybills.form')
  const { control, register } = useFormContext<TypedWaybill>()
  const typed = useWatch({ control, name: 'weight' }).trim()
  const help = t('weightHelp', {
    least: LEAST_WEIGHT,
    most: expressRules(useProduct()).maxWeight,
  })
  const kilograms = String(Number(typed) / GRAMS_PER_KILOGRAM)
  return (
    <TakenField
      field="weight"
      label={t('fields.weight')}
      help={/^\d{1,9}$/.test(typed) ? t('weightReading', { kilograms, help }) : help}
    >
      {(props) => (
        <TextInput
          {...props}
          {...register('weight')}
          unit={t('grams')}
          inputMode="numeric"
          autoComplete="off"
          className="font-mono"
        />
      )}
    </TakenField>
  )
}
