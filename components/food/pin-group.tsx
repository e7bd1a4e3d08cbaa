'use client'

import { useTranslations } from 'next-intl'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { PinOfAnother } from '@/components/orders/pin-of-another'
import { useViewer } from '@/components/shell/viewer-provider'
import { FieldError } from '@/components/ui/field'
import { fieldId } from './field-ids'
import type { FoodStore } from './food-store'
import { useFieldError } from './use-field-error'
import { useOrderPin } from './use-order-pin'

/** Where the courier rides to, beside the store it comes from. */
export function PinGroup({ store }: { store: FoodStore | undefined }) {
  const t = useTranslations('food.form')
  const { tiles } = useViewer()
  const pin = useOrderPin()
  const error = useFieldError('location')
  return (
    <div id={fieldId('location')} tabIndex={-1} className="flex flex-col gap-1.5 outline-none">
      <p aria-hidden className="font-medium">
        {t('pin')}
      </p>
      {error && <FieldError>{error}</FieldError>}
      {pin.putFor !== null && (
        <PinOfAnother address={pin.putFor} onKeep={pin.keep} onRemove={pin.remove} />
      )}
      {store ? (
        <LazyPinPicker
          value={pin.location}
          onChange={pin.put}
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
