import { useFormatter } from 'next-intl'
import { areaOf, type Region } from '@/lib/domain/areas'

/** `21 Nov, 19:30:05`, an instant (ISO) in the local time of a region, never the browser's (trap 1). */
export function useLocalTime() {
  const format = useFormatter()
  return (at: string, region: Region) =>
    format.dateTime(new Date(at), {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone: areaOf(region).timeZone,
    })
}
