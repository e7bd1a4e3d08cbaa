'use client'

import { useTranslations } from 'next-intl'
import type { Path, UseFormReturn } from 'react-hook-form'
import { ALL_REGIONS } from '@/lib/domain/areas'
import type { StoreForm } from '@/lib/stores/schema'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { useRegionName } from '@/components/shell/use-region-name'

export type StoreFieldsProps = {
  form: UseFormReturn<StoreForm>
  error: (name: Path<StoreForm>) => string | undefined
}

/** Everything about a store that is written rather than pointed at. */
export function StoreFields({ form, error }: StoreFieldsProps) {
  const t = useTranslations('stores')
  const regionName = useRegionName()
  const { register } = form
  return (
    <>
      <Field label={t('form.code')} help={t('form.codeHelp')} error={error('code')}>
        {(control) => (
          <TextInput
            {...control}
            {...register('code')}
            autoCapitalize="characters"
            autoComplete="off"
            className="font-mono"
          />
        )}
      </Field>
      <Field label={t('form.name')} error={error('name')}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field
        label={t('form.nameZh')}
        help={t('form.nameZhHelp')}
        required={false}
        error={error('nameZh')}
      >
        {(control) => (
          <TextInput {...control} {...register('nameZh')} lang="zh-HK" autoComplete="off" />
        )}
      </Field>
      <Field label={t('form.region')} help={t('form.regionHelp')} error={error('region')}>
        {(control) => (
          <Select {...control} {...register('region')}>
            {ALL_REGIONS.map((region) => (
              <option key={region} value={region}>
                {regionName(region)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('form.address')} required={false} error={error('address')}>
        {(control) => <TextArea {...control} {...register('address')} />}
      </Field>
      <Field
        label={t('form.phone')}
        help={t('form.phoneHelp')}
        required={false}
        error={error('phone')}
      >
        {(control) => (
          <TextInput {...control} {...register('phone')} type="tel" className="font-mono" />
        )}
      </Field>
    </>
  )
}
