'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { Coordinates } from '@/lib/domain/coordinates'
import { isPinOfAnother, type DraftOrder } from './draft'

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
    /** The address that it was put for; null where that is the one that stands there. */
    putFor: isPinOfAnother({ delivery, location, pinFor, address }) ? pinFor : null,
    put: (place: Coordinates) => write(place),
    /** The address was spelt otherwise, and the place is the same. */
    keep: () => write(getValues('location')),
    remove: () => write(undefined),
  }
}
