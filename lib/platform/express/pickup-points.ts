import type { z } from 'zod'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { DistrictName } from '@/lib/domain/express/hong-kong-districts'
import type { SignedCall } from '../channel/signature-channel'
import type { JsonValue } from '../http/parse-json'
import { listOf, point, record, requiredText, text } from '../wire-values'

export type PickupPointsQuery = {
  /** By its Chinese name; null for all. */
  readonly district?: DistrictName | null | undefined
  /** From 1. */
  readonly page?: number | undefined
  /** The platform's own is 10; its largest is not published. */
  readonly pageSize?: number | undefined
}

/** A locker (express §2.5). */
export type PickupPoint = {
  readonly lockerCode: string
  readonly brand: string | null
  /** `area_level1`. */
  readonly area: string | null
  /** `area_level2`. */
  readonly district: string | null
  readonly name: string | null
  readonly address: string | null
  /** As the platform wrote them. */
  readonly openingHours: string | null
  readonly location: Coordinates | null
}

export type PickupPointsPage = {
  readonly points: readonly PickupPoint[]
  readonly raw: JsonValue
}

/** Express §4.8: one page. There is no total; see `allPickupPoints`. */
export function pickupPoints(query: PickupPointsQuery): SignedCall<PickupPointsPage> {
  return {
    operation: 'pickupPoints',
    changes: false,
    path: '/pickup_points',
    data: () => ({
      area_level2: query.district ?? undefined,
      page: query.page,
      pagesize: query.pageSize,
    }),
    answer: (data) => {
      // PHP may well say null where there are none; anything else that is no list is a surprise.
      if (data !== null && !Array.isArray(data)) throw new Error('not a list')
      return { points: listOf(locker).parse(data).map(toPoint), raw: data }
    },
  }
}

const locker = record({
  locker_code: requiredText,
  locker_brand: text,
  area_level1: text,
  area_level2: text,
  name: text,
  address: text,
  open_hour: text,
  coordinate: point,
})

function toPoint(wire: z.infer<typeof locker>): PickupPoint {
  return {
    lockerCode: wire.locker_code,
    brand: wire.locker_brand,
    area: wire.area_level1,
    district: wire.area_level2,
    name: wire.name,
    address: wire.address,
    openingHours: wire.open_hour,
    location: wire.coordinate,
  }
}

/** Far more than Hong Kong has; whoever answers ever new ones is making them up. */
const MOST_PAGES = 1200

/**
 * Every pickup point, page by page, each once: until a page is empty or repeats what came before,
 * since neither a total nor the largest page is published (express §4.8, trap 59). A short page
 * ends nothing: the platform may give fewer than were asked for.
 */
export async function* allPickupPoints(
  read: (page: number) => Promise<PickupPointsPage>,
): AsyncGenerator<readonly PickupPoint[], void, undefined> {
  const seen = new Set<string>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { points } = await read(page)
    const news = points.filter((point) => isNew(seen, `${point.brand ?? ''} ${point.lockerCode}`))
    if (news.length === 0) return
    yield news
  }
}

function isNew(seen: Set<string>, key: string): boolean {
  const before = seen.size
  return seen.add(key).size > before
}
