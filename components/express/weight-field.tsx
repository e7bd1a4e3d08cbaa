'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import { expressRules, LEAST_WEIGHT } from '@/lib/domain/express-products'
import { useProduct } from './product-context'
import { TakenField } from './taken-field'
import type { TypedWaybill } from './typed-waybill'

const GRAMS_PER_KILOGRAM = 1000

/** The weight in grams, read back in kilograms: a nought too many is seen at once. */
export function WeightField() {
  const t = useTranslations('waybills.form')
  const { control, register } = useFormContext<TypedWaybill>()
  const typed = useWatch({ control, name: 'weight' }).trim()
  const help = t('weightHelp', {
    ...{ least: LEAST_WEIGHT, most: expressRules(useProduct()).maxWeight },
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
