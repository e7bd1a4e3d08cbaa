'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { useStoreTime } from '@/components/orders/use-store-time'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { AdvanceMinutes } from '@/lib/domain/time/local-time'
import type { Opening } from '@/lib/stores/model/opening'
import type { DraftOrder } from './draft'
import { focusField } from './fields'

type ClosedNoticeProps = {
  closure: NonNullable<Opening['closure']>
  region: Region
  advance: AdvanceMinutes
}

/** The store is closed, which comes before anything the platform says; one press orders for later. */
export function ClosedNotice({ closure, region, advance }: ClosedNoticeProps) {
  const t = useTranslations('food.form.closed')
  const words = useStoreTime(region)
  const { setValue } = useFormContext<DraftOrder>()
  const { by, since, opensAt } = closure
  const clock = (at: string) => (isSameDay(at, region) ? words.clock(at) : words.weekday(at))

  async function placeLater() {
    setValue('when', 'later', { shouldDirty: true })
    const { laterAfter } = await import('@/lib/food/model/schedule')
    const first = opensAt && laterAfter(new Date(opensAt), region, new Date(), advance)
    if (first) setValue('scheduledFor', first, { shouldDirty: true, shouldValidate: true })
    focusField('scheduledFor')
  }

  const sinceText = since ? t(`${by}Since`, { time: clock(since) }) : t(by)
  return (
    <Notice
      kind="late"
      role="status"
      title={`${sinceText} ${opensAt ? t('opens', { time: clock(opensAt) }) : ''}`.trim()}
      action={
        <Button icon={<CalendarClock aria-hidden />} onClick={() => void placeLater()}>
          {t('later')}
        </Button>
      }
    />
  )
}

/** Whether it is that day now, on the store's own calendar. */
function isSameDay(at: string, region: Region): boolean {
  const { timeZone } = areaOf(region)
  const day = (moment: Date) => moment.toLocaleDateString('en-CA', { timeZone })
  return day(new Date(at)) === day(new Date())
}
