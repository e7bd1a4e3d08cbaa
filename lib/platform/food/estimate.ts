import type { z } from 'zod'
import type { Region } from '@/lib/domain/areas'
import { formatCoordinates } from '@/lib/domain/coordinates'
import type { Quotation } from '@/lib/domain/ladder'
import { formatFoodTime } from '@/lib/domain/time/local-time'
import { cents, toFoodDollars, type Cents } from '@/lib/domain/money'
import {
  omitEmpty,
  anything,
  dollars,
  listOf,
  minutesRange,
  natural,
  present,
  record,
  text,
} from '../wire-values'
import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { storeFields, type StoreDestination } from './references'

export type EstimateQuery = StoreDestination & {
  /** 30 minutes to 7 days ahead; null for now. */
  readonly scheduledFor?: Date | null | undefined
  /** Without discount, tax and delivery fee. Zero counts as not given, and is not sent. */
  readonly total?: Cents | null | undefined
}

type Estimate = {
  /** The rungs of the price ladder, lowest bill first; one only when the total was given. */
  readonly quotations: readonly Quotation[]
  readonly raw: JsonValue
}

/** Food §4.1. Times as `schedule_*` and money as float dollars, unlike in creation. */
export function estimate(query: EstimateQuery, region: Region): SignedCall<Estimate> {
  const { to, scheduledFor, total } = query
  return {
    operation: 'estimate',
    changes: false,
    path: '/order/takeaway/estimates',
    data: () => ({
      ...storeFields(query),
      ...(scheduledFor && {
        schedule_type: 2,
        schedule_time: formatFoodTime(scheduledFor, region),
      }),
      recipient: { address: omitEmpty(to.address), location: formatCoordinates(to.location) },
      ...(total && { product: { total_price: toFoodDollars(total) } }),
    }),
    answer: readEstimate,
  }
}

const quotation = record({
  quotation_id: text,
  mode: text,
  min_product_total_price: anything,
  max_product_total_price: anything,
  delivery_fee: dollars,
  predicted_quote_time: natural,
  predicted_quote_time_range: minutesRange,
  direct_distance: natural,
  travel_distance: natural,
})

function readEstimate(data: JsonValue): Estimate {
  const { quotations } = record({ quotations: present }).parse(data)
  const rungs = listOf(quotation).parse(quotations).flatMap(toQuotation)
  return { quotations: rungs.toSorted((a, b) => a.min - b.min), raw: data }
}

/** None when a bound cannot be read: a rung of unknown extent would claim bills that are not its. */
function toQuotation(wire: z.infer<typeof quotation>, index: number): Quotation[] {
  const min = boundOf(wire.min_product_total_price)
  const max = boundOf(wire.max_product_total_price)
  if (min === 'unreadable' || max === 'unreadable') return []
  return [
    {
      id: wire.quotation_id ?? `#${index + 1}`,
      mode: wire.mode ?? '',
      min: min ?? cents(0),
      max,
      fee: wire.delivery_fee,
      minutes: wire.predicted_quote_time,
      range: wire.predicted_quote_time_range,
      directMetres: wire.direct_distance,
      travelMetres: wire.travel_distance,
    },
  ]
}

/** Null when there is no bound. */
function boundOf(value: unknown): Cents | null | 'unreadable' {
  return value === null ? null : (dollars.parse(value) ?? 'unreadable')
}
