'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import type { StoreFieldsProps } from './store-fields'

const IDENTITIES = [
  ['foodClientMerchantId', 'foodId'],
  ['parcelMerchantId', 'parcelId'],
  ['expressMerchantId', 'expressId'],
] as const

/** Who the store is to each family of the platform; an empty one is not used here. */
export function StoreIdentities({ form, error }: StoreFieldsProps) {
  const t = useTranslations('stores')
  const { control, register } = form
  const usesParcels = useWatch({ control, name: 'parcelMerchantId' }) !== ''
  return (
    <>
      {IDENTITIES.map(([name, text]) => (
        <Field
          key={name}
          label={t(`form.${text}`)}
          help={t(`form.${text}Help`)}
          required={false}
          error={error(name)}
        >
          {(wired) => (
            <TextInput {...wired} {...register(name)} autoComplete="off" className="font-mono" />
          )}
        </Field>
      ))}
      {usesParcels && (
        <Checkbox
          {...register('parcelHasContract')}
          label={t('form.contract')}
          help={t('form.contractHelp')}
        />
      )}
    </>
  )
}
