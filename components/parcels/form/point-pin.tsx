'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { PinOfAnother } from '@/components/orders/pin-of-another'
import { useViewer } from '@/components/shell/viewer-provider'
import { FieldError } from '@/components/ui/field'
import type { Region } from '@/lib/domain/areas'
import type { PointName } from './contact-fields'
import type { DraftParcel } from './draft'
import { errorId, groupProps } from './field-ids'
import { useFormStore } from './form-context'
import { useFieldError } from './use-field-error'
import { usePointPin } from './use-point-pin'

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
    <div {...groupProps(name, error)} className="flex flex-col gap-1.5 outline-none">
      <p aria-hidden className="font-medium">
        {t('pin')}
      </p>
      {error && <FieldError id={errorId(name)}>{error}</FieldError>}
      {pin.putFor !== null && (
        <PinOfAnother address={pin.putFor} onKeep={pin.keep} onRemove={pin.remove} />
      )}
      <LazyPinPicker
        value={pin.location}
        onChange={pin.put}
        region={region}
        tiles={tiles}
        {...(point !== 'pickup' && pickup && { store: pickup })}
        label={t('pinOf', { point: title })}
        hint={t('pinHelp')}
      />
    </div>
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
