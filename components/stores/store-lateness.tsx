'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import type { StoreFieldsProps } from './store-fields'

const STAGES = ['waiting', 'atStore', 'riding'] as const

/** How long an order of this store may stay at a stage before the board calls it late. */
export function StoreLateness({ form, error }: StoreFieldsProps) {
  const t = useTranslations('stores.late')
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <p className="text-muted">{t('text')}</p>
      {STAGES.map((stage) => (
        <Field
          key={stage}
          label={t(stage)}
          help={t(`${stage}Help`)}
          error={error(`lateMinutes.${stage}`)}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register(`lateMinutes.${stage}`, { valueAsNumber: true })}
              type="number"
              inputMode="numeric"
              min={1}
              max={240}
              unit={t('unit')}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
