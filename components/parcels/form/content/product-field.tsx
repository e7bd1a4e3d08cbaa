'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'
import { FieldError } from '@/components/ui/forms/field'
import { PARCEL_PRODUCTS, parcelRules, type ParcelProduct } from '@/lib/domain/parcel-products'
import { isTypedPoint, type DraftParcel } from '../draft'
import { fieldId, useFieldError } from '../fields'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

/** Which drop-offs a product has no room for; those never filled in are not missed. */
function lostDrops(drops: DraftParcel['drops'], product: ParcelProduct) {
  return drops.slice(parcelRules(product).dropOffs.max).filter(isTypedPoint)
}

/** The product first: it decides what the form asks. Nothing typed is dropped without a question. */
export function ProductField() {
  const t = useTranslations('parcelForm.product')
  const { control, getValues, setValue, clearErrors } = useFormContext<DraftParcel>()
  const chosen = useWatch({ control, name: 'product' })
  const error = useFieldError('product')
  const [asked, setAsked] = useState<ParcelProduct | null>(null)
  const change = (product: ParcelProduct) => {
    const { max } = parcelRules(product).dropOffs
    const drops = getValues('drops')
    // Two empty cards where one fits: the second goes with nobody noticing.
    if (drops.length > max) setValue('drops', drops.slice(0, max), { shouldDirty: true })
    setValue('product', product, { shouldDirty: true })
    clearErrors()
    setAsked(null)
  }
  const choose = (product: ParcelProduct) => {
    if (lostDrops(getValues('drops'), product).length > 0) setAsked(product)
    else change(product)
  }
  return (
    <div id={fieldId('product')} tabIndex={-1} className="flex flex-col gap-1.5 outline-none">
      <ChoiceCards
        label={t('label')}
        name="product"
        value={chosen}
        onChange={choose}
        className="grid-cols-1 sm:grid-cols-3"
        options={PARCEL_PRODUCTS.map((product) => ({
          value: product,
          label: t(`name.${product}`),
          help: t(`help.${product}`),
        }))}
      />
      {error && <FieldError>{error}</FieldError>}
      {asked && (
        <Confirm
          open
          onOpenChange={() => setAsked(null)}
          title={t('ask', { product: t(`name.${asked}`) })}
          text={t('askText', { count: lostDrops(getValues('drops'), asked).length })}
          confirmLabel={t('askConfirm')}
          danger
          onConfirm={() => change(asked)}
        >
          <ul className="list-inside list-disc wrap-anywhere">
            {lostDrops(getValues('drops'), asked).map((drop, at) => (
              <li key={at}>{drop.address || drop.contacts[0]?.name || t('withoutAddress')}</li>
            ))}
          </ul>
        </Confirm>
      )}
    </div>
  )
}
