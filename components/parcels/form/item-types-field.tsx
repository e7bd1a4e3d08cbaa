'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { PARCEL_ITEM_TYPES } from '@/lib/domain/parcel-products'
import type { DraftParcel } from './draft'
import { errorId, groupProps } from './field-ids'
import { useFieldError } from './use-field-error'

/** What kinds of goods there are among it; none is right too. */
export function ItemTypesField() {
  const t = useTranslations('parcelForm.items')
  const { control } = useFormContext<DraftParcel>()
  const { field } = useController({ control, name: 'items.types' })
  const error = useFieldError('items.types')
  return (
    <fieldset {...groupProps('items.types', error)} className="min-w-0 outline-none">
      <legend className="font-medium">
        {t('types')} <span className="font-normal text-muted">{t('typesMark')}</span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {PARCEL_ITEM_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(`type.${type}`)}
            checked={field.value.includes(type)}
            onChange={({ target }) =>
              field.onChange(
                PARCEL_ITEM_TYPES.filter((one) =>
                  one === type ? target.checked : field.value.includes(one),
                ),
              )
            }
          />
        ))}
      </div>
      {error && <FieldError id={errorId('items.types')}>{error}</FieldError>}
    </fieldset>
  )
}
