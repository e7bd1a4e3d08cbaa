'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { Segmented } from '@/components/ui/segmented'
import type { DraftOrder } from './draft'

/** A courier brings it, or the customer comes for it (food §2.1 `delivery_type`). */
export function DeliveryField() {
  const t = useTranslations('food.form')
  const { control } = useFormContext<DraftOrder>()
  const { field } = useController({ control, name: 'delivery' })
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p aria-hidden className="font-medium">
        {t('delivery')}
      </p>
      <Segmented
        label={t('delivery')}
        name={field.name}
        options={[
          { value: 'courier', label: t('deliveryCourier') },
          { value: 'pickup', label: t('deliveryPickup') },
        ]}
        value={field.value}
        onChange={field.onChange}
      />
      {field.value === 'pickup' && <p className="text-muted">{t('deliveryPickupHelp')}</p>}
    </div>
  )
}
