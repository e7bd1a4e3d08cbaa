import { expect, it } from 'vitest'
import { PRODUCTS } from './products'
import { calendarOf } from './slots'

const SUNDAY_NOON = Date.UTC(2026, 0, 18, 4)

it('begins with the next working day on a Sunday', () => {
  const { pickups, groups } = calendarOf(PRODUCTS[0], SUNDAY_NOON)
  expect(pickups[0]).toMatchObject({ date: '2026-01-19', period: '10:00-13:00' })
  expect(
    Object.values(groups)
      .flat()
      .every(({ date }) => date >= '2026-01-19'),
  ).toBe(true)
})

it('has only Saturdays in sp2', () => {
  const dates = calendarOf(PRODUCTS[0], SUNDAY_NOON).groups['sp2']?.map(({ date }) => date)
  expect(dates).toEqual(['2026-01-24', '2026-01-31'])
})

it.each(PRODUCTS)('never has a range that ends before it begins: $code', (product) => {
  const slots = Object.values(calendarOf(product, SUNDAY_NOON).groups).flat()
  expect(slots.filter(({ low, high }) => low > high)).toEqual([])
})

it('is made anew after midnight in Hong Kong', () => {
  const before = Date.UTC(2026, 0, 14, 15, 59)
  expect(calendarOf(PRODUCTS[0], before).today).toBe('2026-01-14')
  expect(calendarOf(PRODUCTS[0], before + 60_000).today).toBe('2026-01-15')
})
