'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { PinGroup } from '@/components/form/pin-group'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { MapSkeleton } from '@/components/map/map-skeleton'
import { useViewer } from '@/components/shell/viewer-provider'
import type { Coordinates } from '@/lib/domain/coordinates'
import { isPinOfAnother } from '@/lib/food/model/typed-order'
import type { FoodStore } from '../food-store'
import type { DraftOrder } from './draft'
import { groupProps, useFieldError } from './fields'

type OrderPinProps = {
  store: FoodStore | undefined
  /** Somebody has begun: until then the map's code is not fetched. */
  isBegun: boolean
}

/** Where the courier rides to, beside the store it comes from. */
export function OrderPin({ store, isBegun }: OrderPinProps) {
  const t = useTranslations('food.form')
  const { tiles } = useViewer()
  const pin = useOrderPin()
  const error = useFieldError('location')
  return (
    <PinGroup group={groupProps('location', error)} title={t('pin')} error={error} pin={pin}>
      {store && !isBegun ? (
        <div className="h-88">
          <MapSkeleton />
        </div>
      ) : store ? (
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
    </PinGroup>
  )
}

/** The pin of an order: where it is, for which address it was put, and what can be done with it. */
export function useOrderPin() {
  const { control, getValues, setValue } = useFormContext<DraftOrder>()
  const [delivery, address, location, pinFor] = useWatch({
    control,
    name: ['delivery', 'address', 'location', 'pinFor'],
  })

  function write(place: Coordinates | undefined) {
    setValue('pinFor', place ? getValues('address') : '')
    setValue('location', place, { shouldDirty: true, shouldValidate: true })
  }

  return {
    location: location ?? null,
    putFor: isPinOfAnother({ delivery, location, pinFor, address }) ? pinFor : null,
    isWanted: !location && address.trim() !== '',
    put: (place: Coordinates) => write(place),
    keep: () => write(getValues('location')),
    remove: () => write(undefined),
  }
}
