import type { Coordinates } from '@/lib/domain/coordinates'
import { formatCoordinates } from '@/lib/domain/coordinates'
import type { Region } from '@/lib/domain/areas'
import { formatParcelTime } from '@/lib/domain/time/local-time'
import type { ParcelBox, ParcelProduct } from '@/lib/domain/parcel-products'
import type { BearerCall } from '../channel/bearer-channel'
import type { JsonValue } from '../http/parse-json'
import { listOf, memberOr, record, requiredText, text } from '../wire-values'
import { merchantFields, type MerchantRef } from './references'

export type PositionsQuery = MerchantRef & {
  readonly product: ParcelProduct
  /** 30 minutes to 31 days ahead; null for now. */
  readonly scheduledFor?: Date | null | undefined
  readonly box?: ParcelBox | null | undefined
  /** Starting point, points between, destination. */
  readonly path?: readonly Coordinates[] | undefined
}

/** A kind of courier; `code` is what creation takes as a preference. */
type BusinessPosition = { readonly code: string; readonly name: string | null }

type BusinessPositions = {
  readonly positions: readonly BusinessPosition[]
  readonly raw: JsonValue
}

/** Conventions §4.3: the kinds of courier that may be chosen. */
export function businessPositions(
  query: PositionsQuery,
  region: Region,
): BearerCall<BusinessPositions> {
  const { product, scheduledFor, box, path = [] } = query
  return {
    operation: 'businessPositions',
    changes: false,
    path: '/business_positions',
    body: () => ({
      ...merchantFields(query),
      product_code: product,
      schedule_time: scheduledFor ? formatParcelTime(scheduledFor, region) : undefined,
      items: box ? { box } : undefined,
      path:
        path.length > 0
          ? path.map((point) => ({ coordinate: formatCoordinates(point) }))
          : undefined,
    }),
    answer: (data, isMissing) => ({
      positions: listOf(position).parse(memberOr(data, 'business_positions', [], isMissing)),
      raw: data,
    }),
  }
}

const position = record({ code: requiredText, name: text })
