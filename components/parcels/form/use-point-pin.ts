'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { Coordinates } from '@/lib/domain/coordinates'
import { isAnotherAddress } from '@/lib/domain/is-another-address'
import type { PointName } from './contact-fields'
import type { DraftParcel } from './draft'

/** The pin of a point: where it is, for which address it was put, and what can be done with it. */
export function usePointPin(point: PointName) {
  const { control, getValues, setValue } = useFormContext<DraftParcel>()
  const [address, location, pinFor] = useWatch({
    control,
    name: [`${point}.address`, `${point}.location`, `${point}.pinFor`],
  })

  function write(place: Coordinates | null) {
    setValue(`${point}.pinFor`, place ? getValues(`${point}.address`) : '')
    setValue(`${point}.location`, place, { shouldDirty: true, shouldValidate: true })
  }

  return {
    location,
    /** The address that it was put for; null where that is the one that stands there. */
    putFor: location !== null && isAnotherAddress(pinFor, address) ? pinFor : null,
    put: write,
    /** The address was spelt otherwise, and the place is the same. */
    keep: () => write(getValues(`${point}.location`)),
    remove: () => write(null),
  }
}
