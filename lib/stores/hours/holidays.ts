import 'server-only'
import { areaOf, ownLanguage, type Region } from '@/lib/domain/areas'
import type { LocalDay } from '@/lib/domain/hours/drawn-hours'
import { daysBetween, shiftDay } from '@/lib/domain/hours/local-days'
import { LOCALES } from '@/lib/i18n/locales'
import type { Holiday } from '../model/hours-form'

/** ISO 3166 of the country, by the currency that its regions have in common. */
const COUNTRIES: Readonly<Record<string, string>> = {
  HKD: 'HK',
  SGD: 'SG',
  MYR: 'MY',
  THB: 'TH',
  TWD: 'TW',
  VND: 'VN',
}

const DAY_MS = 86_400_000

/**
 * The public holidays of a region from `from` to `to`, both included, in order; a date may have
 * two. A name is in the country's own tongue for who reads that, else in English: the library
 * translates into others by halves.
 */
export async function holidays(input: {
  region: Region
  from: LocalDay
  to: LocalDay
}): Promise<Holiday[]> {
  const { region, from, to } = input
  const country = COUNTRIES[areaOf(region).currency]
  if (country === undefined) return []
  const tongue = tongueOf(ownLanguage(region))
  const years = range(Number(from.slice(0, 4)), Number(to.slice(0, 4)))
  const found = await Promise.all(years.map((year) => holidaysOf(country, year, tongue)))
  return found
    .flat()
    .filter(({ date }) => from <= date && date <= to)
    .toSorted((a, b) => daysBetween(b.date, a.date))
}

/** Working out a year takes a fifth of a second, and it never changes. */
const known = new Map<string, Promise<Holiday[]>>()

function holidaysOf(country: string, year: number, tongue: string): Promise<Holiday[]> {
  const key = `${country} ${year}`
  const found = known.get(key) ?? workOut({ country, year, tongue })
  known.set(key, found)
  return found
}

async function workOut(of: { country: string; year: number; tongue: string }): Promise<Holiday[]> {
  const { country, year, tongue } = of
  // Two megabytes of rules: loaded when somebody looks at a calendar, on the server alone.
  const { default: Holidays } = await import('date-holidays')
  const calendar = new Holidays(country)
  const named = (language: string) =>
    calendar.getHolidays(year, language).filter(({ type }) => type === 'public')
  const own = new Map(named(tongue).map(({ date, rule, name }) => [`${date} ${rule}`, name]))
  return named('en').flatMap(({ date, start, end, rule, name }) => {
    const names = namesOf(name, inTraditional(own.get(`${date} ${rule}`) ?? name), tongue)
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS))
    return range(0, days - 1).map((index) => ({ date: shiftDay(date.slice(0, 10), index), names }))
  })
}

const tongueOf = (language: string) => language.split('-')[0] ?? language

function namesOf(english: string, own: string, tongue: string): Holiday['names'] {
  const names = LOCALES.map((locale) => [locale, tongueOf(locale) === tongue ? own : english])
  return Object.fromEntries(names) as Holiday['names']
}

/** The library marks substitute days in simplified Chinese, and writes one name so. */
function inTraditional(name: string): string {
  return name.replace(/\s*\(更换日\)$/, '（補假）').replace('农历', '農曆')
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
