'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import { useNow } from '@/components/ui/use-now'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { DraftOrder } from './draft'
import { OrderField } from './order-field'
import { whenBounds } from './schedule'

/** The time at the door, by the store's own clock, which is named. */
export function TimeField({ region }: { region: Region }) {
  const t = useTranslations('food.form')
  const locale = useLocale()
  const { register } = useFormContext<DraftOrder>()
  const bounds = whenBounds(region, new Date(useNow(60_000)))
  return (
    <OrderField
      name="scheduledFor"
      required
      help={t('scheduledHelp', { zone: zoneName(region, locale) })}
    >
      {(props) => (
        <TextInput {...props} {...register('scheduledFor')} {...bounds} type="datetime-local" />
      )}
    </OrderField>
  )
}

/** "Hong Kong Time", in the person's language. */
function zoneName(region: Region, locale: string): string {
  const { timeZone } = areaOf(region)
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  return parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
