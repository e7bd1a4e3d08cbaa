'use client'

import { useTranslations } from 'next-intl'
import type { ShownGroup } from './shown-slots'
import { SlotDays, type SlotDaysProps } from './slot-days'

type DeliveryGroupProps = Omit<SlotDaysProps, 'label' | 'days'> & { group: ShownGroup }

/** One group of delivery slots under a plain heading, with the platform's own words for it. */
export function DeliveryGroup({ group, ...rest }: DeliveryGroupProps) {
  const { name, description, days } = group
  const title = useGroupTitle(name)
  const slots = days.flatMap((day) => day.slots)
  const open = slots.filter(({ mark }) => mark === 'open').length
  const waits = slots.some(({ mark }) => mark === 'needs-pickup')
  const t = useTranslations('slots')
  if (slots.length === 0) return null
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <p>
          {title}
          {description && <span className="text-muted"> · {description}</span>}
        </p>
        {name !== null && !waits && (
          <p className="text-xs text-muted">{t('delivery.matching', { count: open })}</p>
        )}
      </div>
      <SlotDays {...rest} days={days} label={[title, description].filter(Boolean).join(', ')} />
    </div>
  )
}

/** The platform names groups and does not say what the names mean. */
function useGroupTitle(name: string | null): string {
  const t = useTranslations('slots.group')
  if (name === null) return t('gone')
  if (name === 'default') return t('usual')
  const special = /^sp(\d+)$/.exec(name)?.[1]
  return special ? t('special', { number: special }) : t('other', { name })
}
