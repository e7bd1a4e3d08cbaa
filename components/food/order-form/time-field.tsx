'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/forms/text-input'
import { useNow } from '@/components/ui/clock/use-now'
import { zoneName } from '@/components/form/zone-name'
import type { Region } from '@/lib/domain/areas'
import type { AdvanceMinutes } from '@/lib/domain/time/local-time'
import type { DraftOrder } from './draft'
import { OrderField } from './fields'
import { whenBounds } from '@/lib/food/model/schedule'

/** The time at the door, by the store's own clock, which is named. */
export function TimeField({ region, advance }: { region: Region; advance: AdvanceMinutes }) {
  const t = useTranslations('food.form')
  const locale = useLocale()
  const { register } = useFormContext<DraftOrder>()
  const bounds = whenBounds(region, new Date(useNow(60_000)), advance)
  return (
    <OrderField
      name="scheduledFor"
      required
      help={t('scheduledHelp', { zone: zoneName(region, locale), minutes: advance })}
    >
      {(props) => (
        <TextInput {...props} {...register('scheduledFor')} {...bounds} type="datetime-local" />
      )}
    </OrderField>
  )
}
