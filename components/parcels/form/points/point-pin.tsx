'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { PinGroup } from '@/components/form/pin-group'
import { useViewer } from '@/components/shell/viewer-provider'
import type { Region } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import { isAnotherAddress } from '@/lib/domain/address-match'
import type { PointName } from './contact-fields'
import type { DraftParcel } from '../draft'
import { useFormStore } from '../form-context'
import { groupProps, useFieldError } from '../fields'

type PointPinProps = { point: PointName; title: string; region: Region }

/** Where the courier rides to; for a drop-off beside the place where the order begins. */
export function PointPin({ point, title, region }: PointPinProps) {
  const t = useTranslations('parcelForm.point')
  const { tiles } = useViewer()
  const name = `${point}.location` as const
  const pin = usePointPin(point)
  const error = useFieldError(name)
  const pickup = usePickupPlace()
  return (
    <PinGroup group={groupProps(name, error)} title={t('pin')} error={error} pin={pin}>
      <LazyPinPicker
        value={pin.location}
        onChange={pin.put}
        region={region}
        tiles={tiles}
        {...(point !== 'pickup' && pickup && { store: pickup })}
        label={t('pinOf', { point: title })}
        hint={t('pinHelp')}
      />
    </PinGroup>
  )
}

/** Where the order begins, as far as that is known. */
export function usePickupPlace() {
  const t = useTranslations('parcelForm')
  const store = useFormStore()
  const { control } = useFormContext<DraftParcel>()
  const [pickupAt, location] = useWatch({ control, name: ['pickupAt', 'pickup.location'] })
  if (pickupAt === 'store') return store && { position: store.location, name: store.shownName }
  return location ? { position: location, name: t('pickup.title') } : undefined
}

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
    putFor: location !== null && isAnotherAddress(pinFor, address) ? pinFor : null,
    isWanted: location === null && address.trim() !== '',
    put: write,
    keep: () => write(getValues(`${point}.location`)),
    remove: () => write(null),
  }
}
