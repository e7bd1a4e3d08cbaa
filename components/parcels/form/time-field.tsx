'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import { useNow } from '@/components/ui/use-now'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { DraftParcel } from './draft'
import { ParcelField } from './parcel-field'
import { giveUpBounds, pickupBounds } from './time-bounds'

type TimeFieldProps = { name: 'scheduledFor' | 'giveUpAt'; label: string; region: Region }

/** A time by the store's own clock, which is named, and how early and late it may be. */
export function TimeField({ name, label, region }: TimeFieldProps) {
  const t = useTranslations('parcelForm.when')
  const locale = useLocale()
  const { control, register } = useFormContext<DraftParcel>()
  const [when, scheduledFor] = useWatch({ control, name: ['when', 'scheduledFor'] })
  const now = new Date(useNow(60_000))
  const pickup = when === 'later' ? scheduledFor : ''
  const bounds =
    name === 'scheduledFor' ? pickupBounds(region, now) : giveUpBounds(pickup, region, now)
  const zone = zoneName(region, locale)
  const help =
    name === 'scheduledFor'
      ? t('scheduledHelp', { zone })
      : t(when === 'now' ? 'giveUpHelpNow' : 'giveUpHelpLater', { zone })
  return (
    <ParcelField name={name} label={label} help={help} required>
      {(props) => (
        <TextInput
          {...props}
          {...register(name, { deps: ['giveUpAt'] })}
          {...bounds}
          type="datetime-local"
          className="sm:max-w-72"
        />
      )}
    </ParcelField>
  )
}

/** "Hong Kong Time", in the person's language. */
function zoneName(region: Region, locale: string): string {
  const { timeZone } = areaOf(region)
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  return parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
