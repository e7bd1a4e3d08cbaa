'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { ChoiceCards } from '@/components/ui/choice-cards'
import { FieldError } from '@/components/ui/field'
import { PARCEL_BOXES } from '@/lib/domain/parcel-products'
import type { DraftParcel } from './draft'
import { errorId, groupProps } from './field-ids'
import { useFieldError } from './use-field-error'

/** How big it is, by what fits: the platform publishes codes and no measures. */
export function BoxField() {
  const t = useTranslations('parcelForm.items')
  const { control } = useFormContext<DraftParcel>()
  const { field } = useController({ control, name: 'items.box' })
  const error = useFieldError('items.box')
  return (
    <div {...groupProps('items.box', error)} className="flex flex-col gap-1.5 outline-none">
      <ChoiceCards
        label={t('box')}
        name="box"
        value={field.value === '' ? null : field.value}
        onChange={field.onChange}
        className="grid-cols-2 sm:grid-cols-3"
        options={PARCEL_BOXES.map((box) => ({
          value: box,
          label: box,
          help: t(`fits.${box}`),
        }))}
      />
      {error && <FieldError id={errorId('items.box')}>{error}</FieldError>}
    </div>
  )
}
