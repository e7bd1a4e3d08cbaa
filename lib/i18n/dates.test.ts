import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { localDay } from '@/lib/domain/time/local-time'
import { LOCALES } from './locales'

const AT = new Date('2026-11-26T12:30:00Z')
const written = (locale: string, look: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Bangkok', ...look }).format(AT)

it('a year that is read in Thai is the Buddhist one, and nobody else’s (decision 0302)', () => {
  const look = { day: 'numeric', month: 'short', year: 'numeric' } as const
  expect(written('th', look)).toBe('26 พ.ย. 2569')
  for (const locale of LOCALES.filter((one) => !one.startsWith('th')))
    expect(written(locale, look)).toContain('2026')
})

it('a date in digits is Gregorian for everybody', () => {
  expect(localDay(AT, 'BKK')).toBe('2026-11-26')
})

it.each(LOCALES)('the clock has 24 hours in %s, on the store’s own time', (locale) => {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  expect(written(locale, clock)).toBe('19:30')
})

it('no clock is written without being told that it has 24 hours', () => {
  const paths = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  const sources = paths.filter((path) => /^(?!lib\/simulator)(?!.*\.test\.).*\.tsx?$/.test(path))
  const found = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return [...text.matchAll(/\bhour: '|\btimeStyle: '/g)]
      .map(({ index }) => text.slice(Math.max(0, index - 200), index + 200))
      .filter((around) => !/hourCycle|h23/.test(around))
      .map(() => path)
  })
  expect(found).toEqual([])
})
