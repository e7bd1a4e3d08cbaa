'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TextInput } from '@/components/ui/text-input'
import { RowCell } from './row-cell'
import { BLANK_SERVICE, type TypedWaybill } from './typed-waybill'

const PARTS = ['code', 'count', 'value', 'fee'] as const

/** Services by the codes that a merchant was given; each has rules of its own (express §4.1). */
export function ServicesFields() {
  const t = useTranslations('waybills.form')
  const { control, register } = useFormContext<TypedWaybill>()
  const { fields, append, remove } = useFieldArray({ control, name: 'services' })
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
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
