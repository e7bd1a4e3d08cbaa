'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { areaOf } from '@/lib/domain/areas'
import type { SlotChoice } from '@/lib/express/model/chosen-slots'
import { localDay } from '@/lib/domain/time/local-time'

const { timeZone } = areaOf('HK')
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const
const DATE = { day: 'numeric', month: 'short', timeZone } as const
const FULL = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
const DAY_MS = 24 * 60 * 60 * 1000

/** Noon of the day in Hong Kong: safe from every border of days. */
const noonOf = (date: string) => new Date(`${date}T12:00:00+08:00`)

/** Days and periods of slots in words, by Hong Kong's calendar wherever the browser is. */
export function useSlotLabels(now: number) {
  const t = useTranslations('slots')
  const format = useFormatter()
  const today = localDay(new Date(now), 'HK')
  const tomorrow = localDay(new Date(noonOf(today).getTime() + DAY_MS), 'HK')
  const period = (text: string) => text.replace('-', '–')
  const day = (date: string) => {
    if (date === today) return `${t('today')}, ${format.dateTime(noonOf(date), DATE)}`
    if (date === tomorrow) return `${t('tomorrow')}, ${format.dateTime(noonOf(date), DATE)}`
    return format.dateTime(noonOf(date), SHORT)
  }
  return {
    period,
    /** `Today, 22 Nov`, `Mon 24 Nov`. */
    day,
    /** With the weekday and the month in full: for those who hear it without what stands around. */
    full: (choice: SlotChoice) => {
      const date = format.dateTime(noonOf(choice.date), FULL)
      return choice.period === null ? date : `${date}, ${period(choice.period)}`
    },
    /** In a sentence. */
    short: (choice: SlotChoice) =>
      choice.period === null ? day(choice.date) : `${day(choice.date)}, ${period(choice.period)}`,
  }
}

export type SlotLabels = ReturnType<typeof useSlotLabels>
