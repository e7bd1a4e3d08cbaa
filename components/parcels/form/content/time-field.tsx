'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextInput } from '@/components/ui/forms/text-input'
import { useNow } from '@/components/ui/clock/use-now'
import { zoneName } from '@/components/form/zone-name'
import type { Region } from '@/lib/domain/areas'
import { autoCancelTimes } from '@/lib/domain/parcel-products'
import { fromDateTimeLocal, scheduleWindow, toDateTimeLocal } from '@/lib/domain/time/local-time'
import type { DraftParcel } from '../draft'
import { ParcelField } from '../fields'

const MINUTE_MS = 60_000

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

type Bounds = { min: string; max: string }

/**
 * The minute after the one that has begun: what may be chosen has no seconds, and the checks count
 * them, so that the earliest offered in this minute is not too soon at its end.
 */
function nextMinute(now: Date): Date {
  return new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS)
}

/** The ends of what may be chosen for the pickup, as a `datetime-local` input takes them. */
export function pickupBounds(region: Region, now: Date): Bounds {
  const { from } = scheduleWindow('parcel', nextMinute(now))
  const { to } = scheduleWindow('parcel', now)
  return { min: toDateTimeLocal(from, region), max: toDateTimeLocal(to, region) }
}

/** The same for giving up; `scheduledFor` as typed, empty for now or while it is no time. */
export function giveUpBounds(scheduledFor: string, region: Region, now: Date): Bounds {
  const { latest } = autoCancelTimes(now, fromDateTimeLocal(scheduledFor, region))
  return { min: toDateTimeLocal(nextMinute(now), region), max: toDateTimeLocal(latest, region) }
}
