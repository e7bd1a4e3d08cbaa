'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { useViewer } from '@/components/shell/viewer-provider'
import { FieldError } from '@/components/ui/field'
import type { DraftOrder } from './draft'
import { fieldId } from './field-ids'
import type { FoodStore } from './food-store'
import { useFieldError } from './use-field-error'

/** Where the courier rides to, beside the store it comes from. */
export function PinGroup({ store }: { store: FoodStore | undefined }) {
  const t = useTranslations('food.form')
  const { tiles } = useViewer()
  const { control } = useFormContext<DraftOrder>()
  const { field } = useController({ control, name: 'location' })
  const error = useFieldError('location')
  return (
    <div id={fieldId('location')} tabIndex={-1} className="flex flex-col gap-1.5 outline-none">
      <p aria-hidden className="font-medium">
        {t('pin')}
      </p>
      {error && <FieldError>{error}</FieldError>}
      {store ? (
        <LazyPinPicker
          value={field.value ?? null}
          onChange={field.onChange}
          region={store.region}
          tiles={tiles}
          store={{ position: store.location, name: store.name }}
          label={t('pin')}
          hint={t('pinHelp')}
        />
      ) : (
        <p className="rounded-outer border border-dashed border-border-strong px-4 py-8 text-center text-muted">
          {t('pinNeedsStore')}
        </p>
      )}
    </div>
  )
}
