'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextInput } from '@/components/ui/forms/text-input'
import { Section } from '@/components/ui/section'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { LEAST_WEIGHT, expressRules } from '@/lib/domain/express/express-products'
import type { WaybillStore } from '@/lib/express/model/new-waybill'
import { AddressFields } from './address/address-fields'
import { RecipientPin } from './address/recipient-pin'
import { SenderPin } from './address/sender-pin'
import { BoxField } from './content/box-field'
import { ExtrasSection } from './content/extras-section'
import { ItemsSection } from './content/items-section'
import { LockerField } from './content/locker-field'
import { NotesSection } from './content/notes-section'
import { ProductProvider, useNeed, useProduct } from './content/product-context'
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
      <ItemsSection />
      <TimesSection />
      <ExtrasSection />
      <NotesSection takesShipmentCode={store?.takesShipmentCode ?? false} />
    </ProductProvider>
  )
}

/** The boxes and what they weigh; what the product fixes is shown and cannot be changed. */
function ParcelSection() {
  const t = useTranslations('waybills.form.sections')
  return (
    <Section title={t('parcel')}>
      <div className="grid max-w-2xl items-start gap-4 sm:grid-cols-3">
        <BoxField />
        <BoxesField />
        <WeightField />
      </div>
    </Section>
  )
}

/** Who sends it; nobody where it is handed in at the warehouse. */
function SenderSection({ store }: { store: WaybillStore | undefined }) {
  const t = useTranslations('waybills.form.sections')
  if (useNeed('sender.name') === 'none') return null
  return (
    <Section title={t('sender')} text={t('senderText')}>
      <div className="flex max-w-2xl flex-col gap-4">
        <PartyFields whose="sender" />
        <AddressFields whose="sender" />
        <SenderPin store={store} />
      </div>
    </Section>
  )
}

/** Who gets it, and where: at a door or in a locker. */
function RecipientSection({ store }: { store: WaybillStore | undefined }) {
  const t = useTranslations('waybills.form.sections')
  return (
    <Section title={t('recipient')}>
      <div className="flex max-w-2xl flex-col gap-4">
        <PartyFields whose="recipient" />
        <AddressFields whose="recipient" />
        <RecipientPin store={store} />
        <LockerField />
      </div>
    </Section>
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

/** Who it is and how to call them; a calling code is part of the number (express §2.2). */
function PartyFields({ whose }: { whose: 'sender' | 'recipient' }) {
  const t = useTranslations('waybills.form')
  const { register } = useFormContext<TypedWaybill>()
  const { mobileOnly, destination } = expressRules(useProduct())
  const isRecipient = whose === 'recipient'
  const isLocal = isRecipient && destination === 'locker'
  const help = [
    t(isLocal ? 'phoneLocal' : 'phoneHelp'),
    ...(isRecipient && mobileOnly ? [t('phoneMobile')] : []),
  ].join(' ')
  const number = {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'off',
    className: 'font-mono',
  } as const
  return (
    <>
      <TakenField field={`${whose}.name`} label={t('fields.name')}>
        {(props) => <TextInput {...props} {...register(`${whose}.name`)} autoComplete="off" />}
      </TakenField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TakenField field={`${whose}.phone`} label={t('fields.phone')} help={help}>
          {(props) => <TextInput {...props} {...register(`${whose}.phone`)} {...number} />}
        </TakenField>
        {isRecipient && (
          <TakenField field="recipient.phone2" label={t('fields.phone2')}>
            {(props) => <TextInput {...props} {...register('recipient.phone2')} {...number} />}
          </TakenField>
        )}
      </div>
    </>
  )
}
