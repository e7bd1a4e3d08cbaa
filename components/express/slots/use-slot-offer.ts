'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readJson } from '@/components/shell/read-json'
import { useNow } from '@/components/ui/clock/use-now'
import type { SlotOffer } from '@/lib/domain/express/slots'
import { parseExpressPeriod } from '@/lib/domain/time/local-time'
import { expressKeys, expressReads } from '@/lib/express/keys'
import { withoutBegun } from '@/lib/express/model/chosen-slots'
import type { OfferedSlots, SlotsQuery } from '@/lib/express/model/offered-slots'

const FRESH_MS = 30_000
const EVERY_MS = 60_000

/** How often what has begun meanwhile is taken out. */
const CUT_MS = 10_000

/** The slots as they can be chosen this moment; `offer` is null until there are any. */
export function useSlotOffer(asked: SlotsQuery) {
  const query = useQuery(slotsQuery(asked))
  const now = useNow(CUT_MS)
  const { data } = query
  const offer = useMemo(() => data && withoutBegun(data, new Date(now)), [data, now])
  return { ...query, now, offer: offer ?? null, meta: data?.meta ?? null, at: data?.at ?? null }
}

/** `at` is when the platform said so, ISO 8601. */
type ShownOffer = SlotOffer & Pick<OfferedSlots, 'at' | 'meta'>

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
export function toOffer({ pickup, delivery, meta, at }: OfferedSlots): ShownOffer {
  return {
    pickup: { ...pickup, slots: pickup.slots.flatMap(timed) },
    delivery: delivery.map((group) => ({ ...group, slots: group.slots.flatMap(timed) })),
    meta,
    at,
  }
}

function timed<Slot extends { date: string; period: string }>(slot: Slot) {
  const time = parseExpressPeriod(slot.date, slot.period, 'HK')
  return time ? [{ ...slot, time }] : []
}
