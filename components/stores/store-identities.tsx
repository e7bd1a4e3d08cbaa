'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { IdentityTest } from './identity-test'
import type { StoreFieldsProps } from './store-fields'

const IDENTITIES = [
  ['foodClientMerchantId', 'foodId', 'food'],
  ['parcelMerchantId', 'parcelId', 'parcel'],
  ['expressMerchantId', 'expressId', 'express'],
] as const

/** Who the store is to each family of the platform; an empty one is not used here. */
export function StoreIdentities({ form, error }: StoreFieldsProps) {
  const t = useTranslations('stores')
  const { control, register } = form
  const region = useWatch({ control, name: 'region' })
  const identities = useWatch({ control, name: IDENTITIES.map(([name]) => name) })
  const usesParcels = useWatch({ control, name: 'parcelMerchantId' }) !== ''
  return (
    <>
      {IDENTITIES.map(([name, text, family], at) => (
        <div key={name}>
          <Field
            label={t(`form.${text}`)}
            help={t(`form.${text}Help`)}
            required={false}
            error={error(name)}
          >
            {(wired) => (
              <TextInput {...wired} {...register(name)} autoComplete="off" className="font-mono" />
            )}
          </Field>
          <IdentityTest
            asked={{ family, region, identity: identities[at] ?? '' }}
            label={t(`form.${text}`)}
          />
        </div>
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
