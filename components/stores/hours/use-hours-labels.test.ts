import { expect, it } from 'vitest'
import { LOCALES } from '@/lib/i18n/locales'
import { shortWeekday } from './use-hours-labels'

const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1) + day * 86_400_000)

it.each(LOCALES)('a column of a week has room for the names of days in %s', (locale) => {
  const names = days.map((day) => shortWeekday(day, locale))
  expect(new Set(names).size).toBe(7)
  expect(names.filter((name) => Array.from(name).length > 3)).toEqual([])
})
