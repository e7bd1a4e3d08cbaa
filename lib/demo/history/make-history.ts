import { shiftDay, weekdayOf } from '@/lib/domain/hours/local-days'
import { localDay, localDayPeriod } from '@/lib/domain/time/local-time'
import { madeUpCustomer, type MadeUpCustomer } from './made-up'
import { pastFood } from './past-food'
import type { PastInput, PastOrder, PastStore } from './past-order'
import { pastParcel } from './past-parcel'
import { pastWaybill } from './past-waybill'
import { Random } from './random'

/** How many orders of each family an ordinary day has, by the store's code; of others as `USUAL`. */
const SHARES: Readonly<Record<string, Share>> = {
  'HK-CENTRAL-01': { food: 15, parcel: 3, express: 0 },
  'HK-MONGKOK-02': { food: 17, parcel: 2, express: 0 },
  'HK-SHATIN-03': { food: 0, parcel: 1, express: 12 },
  'SG-ORCHARD-01': { food: 6, parcel: 1, express: 0 },
}
const USUAL: Share = { food: 8, parcel: 1, express: 4 }

type Share = { food: number; parcel: number; express: number }

/** Weekday, Sunday first: Fridays and weekends are the busy days. */
const BUSY = [1.2, 0.8, 0.85, 0.95, 1, 1.25, 1.3]

/** How many people keep coming back to a store. */
const REGULARS = 60
const COMES_BACK = 0.6

/** Minutes of the day at which most orders come, and how far around it they lie. */
const LUNCH = { at: 12 * 60 + 25, spread: 55 }
const DINNER = { at: 19 * 60, spread: 70 }
const OFFICE = { at: 11 * 60, spread: 90 }

/** Days within which boxes have arrived. */
const DELIVERED_WITHIN = 3

/**
 * The orders of the months before a day, oldest first: all of them ended, and the last on the day
 * before. Some `total` of them, over the stores by how busy each is. The same seed gives the same.
 */
export function* makeHistory(input: {
  stores: readonly PastStore[]
  placedBy: (family: 'food' | 'parcel' | 'express', store: PastStore) => number
  now: Date
  days: number
  total: number
  seed: number
}): Generator<PastOrder> {
  const { stores, days, now, total, seed } = input
  const random = new Random(seed)
  const regulars = new Map(
    stores.map((store) => [
      store.id,
      Array.from({ length: REGULARS }, () => madeUpCustomer(random, store)),
    ]),
  )
  const usual = stores.reduce((sum, store) => sum + weightOf(store), 0)
  const scale = total / (usual * days)
  let number = 0
  for (let daysAgo = days; daysAgo >= 1; daysAgo -= 1) {
    const moments = stores
      .flatMap((store) => momentsOf({ random, store, now, daysAgo, scale }))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    for (const { store, family, at } of moments) {
      number += 1
      const placedBy = input.placedBy(family, store)
      const customer = customerOf(random, store, regulars.get(store.id) ?? [])
      yield MAKERS[family]({ random, store, at, number, placedBy, customer })
    }
  }
}

const MAKERS: Readonly<Record<keyof Share, (input: PastInput) => PastOrder>> = {
  food: pastFood,
  parcel: pastParcel,
  express: pastWaybill,
}

/** Somebody new, or who was there before. */
function customerOf(
  random: Random,
  store: PastStore,
  regulars: readonly MadeUpCustomer[],
): MadeUpCustomer {
  const known = regulars[random.whole(0, regulars.length - 1)]
  return known && random.isTrue(COMES_BACK) ? known : madeUpCustomer(random, store)
}

const shareOf = ({
  code,
  expressMerchantId,
  foodClientMerchantId,
  parcelMerchantId,
}: PastStore) => {
  const share = SHARES[code] ?? USUAL
  return {
    food: foodClientMerchantId === null ? 0 : share.food,
    parcel: parcelMerchantId === null ? 0 : share.parcel,
    express: expressMerchantId === null ? 0 : share.express,
  }
}

const weightOf = (store: PastStore) => {
  const { food, parcel, express } = shareOf(store)
  return food + parcel + express
}

function momentsOf(input: {
  random: Random
  store: PastStore
  now: Date
  daysAgo: number
  scale: number
}) {
  const { random, store, now, daysAgo, scale } = input
  const day = shiftDay(localDay(now, store.region), -daysAgo)
  const begins = localDayPeriod(day, store.region)?.from.getTime() ?? 0
  const busy = BUSY[weekdayOf(day)] ?? 1
  return (['food', 'parcel', 'express'] as const).flatMap((family) => {
    // What went out of late is on its way still.
    if (family === 'express' && daysAgo < DELIVERED_WITHIN) return []
    const wanted = shareOf(store)[family] * scale * busy
    const count = Math.floor(wanted) + (random.isTrue(wanted % 1) ? 1 : 0)
    return Array.from({ length: count }, () => {
      const rush = family === 'food' ? random.pick([LUNCH, LUNCH, DINNER]) : OFFICE
      // The sum of three is nearly a bell.
      const bell = random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1)
      const seconds = Math.round((rush.at + (bell / 1.5) * rush.spread) * 60)
      return { store, family, at: new Date(begins + seconds * 1000) }
    })
  })
}
