'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/forms/text-input'
import { IconButton } from '@/components/ui/icon-button'
import { BLANK_SERVICE, type TypedWaybill } from '@/lib/express/model/typed-waybill'
import { useNeed } from './product-context'
import { RowCell } from './row-cell'
import { FormSection } from './form-section'
import { TakenField } from './taken-field'

const PARTS = ['code', 'count', 'value', 'fee'] as const

const MONEY = {
  unit: 'HKD',
  inputMode: 'decimal',
  autoComplete: 'off',
  className: 'font-mono',
} as const

/** Cover, other services, and what is collected at the door, which lockers cannot (express §4.1). */
export function ExtrasSection() {
  const t = useTranslations('waybills.form')
  const { register } = useFormContext<TypedWaybill>()
  const hasServices = useNeed('services') !== 'none'
  const collects = useNeed('collect') !== 'none'
  return (
    <FormSection title={t('sections.extras')}>
      <div className="flex max-w-2xl flex-col gap-4">
        <TakenField
          field="services"
          path="valuePlus"
          label={t('fields.valuePlus')}
          help={t('valuePlusHelp')}
        >
          {(props) => <TextInput {...props} {...register('valuePlus')} {...MONEY} />}
        </TakenField>
        {hasServices && <ServicesFields />}
        {collects && (
          <div className="space-y-1.5">
            <div className="grid gap-4 sm:grid-cols-2">
              {(['freight', 'goods'] as const).map((part) => (
                <TakenField
                  key={part}
                  field="collect"
                  path={`collect.${part}`}
                  label={t(`fields.collect.${part}`)}
                >
                  {(props) => <TextInput {...props} {...register(`collect.${part}`)} {...MONEY} />}
                </TakenField>
              ))}
            </div>
            <p className="text-muted">{t('collectHelp')}</p>
          </div>
        )}
      </div>
    </FormSection>
  )
}

/** Services by the codes that a merchant was given; each has rules of its own (express §4.1). */
function ServicesFields() {
  const t = useTranslations('waybills.form')
  const { control, register } = useFormContext<TypedWaybill>()
  const { fields, append, remove } = useFieldArray({ control, name: 'services' })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t('fields.services')}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-2 gap-2 sm:grid-cols-[2fr_1fr_1fr_1fr_auto]">
          {PARTS.map((part) => (
            <RowCell
              key={part}
              path={`services.${index}.${part}`}
              label={t('serviceOf', { number: index + 1, field: t(`fields.service.${part}`) })}
              required={part === 'code'}
            >
              {(props) => (
                <TextInput
                  {...props}
                  {...register(`services.${index}.${part}`)}
                  placeholder={t(`fields.service.${part}`)}
                  autoComplete="off"
                  className="font-mono"
                />
              )}
            </RowCell>
          ))}
          <IconButton
            label={t('removeService', { number: index + 1 })}
            icon={<Trash2 aria-hidden />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Plus aria-hidden />} onClick={() => append(BLANK_SERVICE)}>
          {t('addService')}
        </Button>
        <p className="text-muted">{t('servicesHelp')}</p>
      </div>
    </fieldset>
  )
}
