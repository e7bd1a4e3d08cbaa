'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import type { StoreFieldsProps } from './store-fields'

/** What only merchants with a customised integration of food have (food §4.2, §4.7). */
export function CustomisedFood({ form, error }: StoreFieldsProps) {
  const t = useTranslations('stores.customised')
  const { control, register } = form
  const usesFood = useWatch({ control, name: 'foodClientMerchantId' }) !== ''
  if (!usesFood) return null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <p className="text-muted">{t('text')}</p>
      <Field
        label={t('profile')}
        help={t('profileHelp')}
        required={false}
        error={error('foodProfile')}
      >
        {(wired) => (
          <TextInput
            {...wired}
            {...register('foodProfile')}
            autoComplete="off"
            className="font-mono"
          />
        )}
      </Field>
      <Checkbox
        {...form.register('foodUsesAddressIds')}
        label={t('addressIds')}
        help={t('addressIdsHelp')}
      />
    </fieldset>
  )
}
