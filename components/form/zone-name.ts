import { areaOf, type Region } from '@/lib/domain/areas'

/** "Hong Kong Time", in the person's language. */
export function zoneName(region: Region, locale: string): string {
  const { timeZone } = areaOf(region)
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  return parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
