import type { z } from 'zod'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { DistrictName } from '@/lib/domain/hong-kong-districts'
import type { JsonValue } from '../parse-json'
import type { SignedCall } from '../signature-channel'
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

/** Express §4.8: one page. There is no total; see `all-pickup-points`. */
export function pickupPoints(query: PickupPointsQuery): SignedCall<PickupPointsPage> {
  return {
    operation: 'pickupPoints',
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
