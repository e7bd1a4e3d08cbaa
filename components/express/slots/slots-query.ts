import { queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { parseExpressPeriod } from '@/lib/domain/local-time'
import type { SlotOffer } from '@/lib/domain/slots'
import { expressKeys, expressReads } from '@/lib/express/keys'
import type { OfferedSlots, SlotsQuery } from '@/lib/express/schema'

const FRESH_MS = 30_000
const EVERY_MS = 60_000

/** `at` is when the platform said so, ISO 8601. */
export type ShownOffer = SlotOffer & Pick<OfferedSlots, 'at'>

/** What the platform offers, asked again each minute and whenever somebody comes back to it. */
export function slotsQuery(asked: SlotsQuery) {
  return queryOptions({
    queryKey: expressKeys.slots(asked),
    queryFn: ({ signal }) => readJson<OfferedSlots>(expressReads.slots(asked), signal),
    select: toOffer,
    staleTime: FRESH_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  })
}

/** The answer with the instants of its slots; one that has none cannot be chosen. */
export function toOffer({ pickup, delivery, at }: OfferedSlots): ShownOffer {
  return {
    pickup: { ...pickup, slots: pickup.slots.flatMap(timed) },
    delivery: delivery.map((group) => ({ ...group, slots: group.slots.flatMap(timed) })),
    at,
  }
}

function timed<Slot extends { date: string; period: string }>(slot: Slot) {
  const time = parseExpressPeriod(slot.date, slot.period, 'HK')
  return time ? [{ ...slot, time }] : []
}
