'use client'

import { useTranslations } from 'next-intl'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'
import { FieldError } from '@/components/ui/forms/field'
import {
  EXPRESS_PRODUCTS,
  expressRules,
  PRODUCT_GROUPS,
  type ExpressProduct,
} from '@/lib/domain/express/express-products'
import { fieldId, useFieldError } from '../fields'

type ProductFieldProps = {
  product: ExpressProduct | null
  onChoose: (product: ExpressProduct) => void
}

/** The seven products in their three groups; one choice over all of them (express §2.1). */
export function ProductField({ product, onChoose }: ProductFieldProps) {
  const t = useTranslations('waybills.form')
  const error = useFieldError('product')
  return (
    <div id={fieldId('product')} tabIndex={-1} className="space-y-2 outline-none">
      {error && <FieldError>{error}</FieldError>}
      <div className="grid gap-4 lg:grid-cols-3">
        {PRODUCT_GROUPS.map((group) => (
          <ChoiceCards
            key={group}
            label={t(`groups.${group}`)}
            name="product"
            className="grid-cols-1 sm:grid-cols-3 lg:grid-cols-1"
            options={EXPRESS_PRODUCTS.filter((one) => expressRules(one).group === group).map(
              (value) => ({
                value,
                label: t(`products.${value}.name`),
                help: (
                  <>
                    {t(`products.${value}.text`)} <span className="block font-mono">{value}</span>
                  </>
                ),
              }),
            )}
            value={product}
            onChange={onChoose}
          />
        ))}
      </div>
    </div>
  )
}
