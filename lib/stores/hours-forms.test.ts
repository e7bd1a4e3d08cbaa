import { describe, expect, it } from 'vitest'
import { fieldProblems } from '@/lib/server/field-problems'
import { bufferFormSchema } from './model/buffer-form'
import { drawnHoursSchema } from './model/hours-form'
import { openCloseSchema } from './model/open-close-form'

const WEEK = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
const problems = (change: object) => {
  const parsed = drawnHoursSchema.safeParse({
    week: WEEK,
    specialDays: [],
    closures: [],
    ...change,
  })
  return parsed.success ? null : fieldProblems(parsed.error)
}

describe('hours as a form sends them', () => {
  it('are taken when they can be meant', () => {
    expect(problems({})).toBeNull()
  })

  it('are refused at the very range, day or closure that is wrong', () => {
    const night = [{ from: 1080, to: 2161 }]
    expect(problems({ week: [...WEEK.slice(1), night] })).toEqual({ 'week.6.0': 'rangeTooLong' })
    const specialDays = [{ date: '2027-02-30', ranges: [], name: '' }]
    expect(problems({ specialDays })).toEqual({ 'specialDays.0': 'date' })
    const closures = [{ from: '2027-02-03T10:00', to: '2027-02-03T09:00', name: '' }]
    expect(problems({ closures })).toEqual({ 'closures.0': 'closureEnd' })
    expect(problems({ week: WEEK.slice(1) })).toMatchObject({ week: 'week' })
  })

  it('have names of a length that lists can show', () => {
    const specialDays = [{ date: '2027-02-06', ranges: [], name: 'x'.repeat(81) }]
    expect(problems({ specialDays })).toEqual({ 'specialDays.0.name': 'tooLong' })
  })
})

describe('opening, closing, pausing', () => {
  const form = { storeIds: [1], open: false, reopen: null, reason: '' }
  it.each<[object, boolean]>([
    [{}, true],
    [{ reopen: { after: 30 } }, true],
    [{ reopen: { at: '2027-02-06T18:00' } }, true],
    [{ reopen: { after: 31 } }, false],
    [{ reopen: { at: '2027-02-06T24:00' } }, false],
    [{ storeIds: [] }, false],
  ])('%j: %s', (change, taken) => {
    expect(openCloseSchema.safeParse({ ...form, ...change }).success).toBe(taken)
  })
})

describe('the buffer', () => {
  it.each([
    [0, true],
    [1440, true],
    [1441, false],
    [-1, false],
    [1.5, false],
  ])('of %d minutes: %s', (minutes, taken) => {
    const form = { zone: 'AP1', minutes, password: 'x' }
    expect(bufferFormSchema.safeParse(form).success).toBe(taken)
  })
})
