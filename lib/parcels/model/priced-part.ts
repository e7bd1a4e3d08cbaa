import { formatCoordinates } from '@/lib/domain/coordinates'
import type { ReadParcel } from './read-parcel'
import type { TypedParcel } from './typed-parcel'

/**
 * Of an order, what its price may depend on, as plain values: a quote is good for exactly this
 * (decision 0121). Left out are the people, the texts for them, and the shipment code; our number is
 * what a quote is asked under. Without a clock: an order for now stays the same order.
 */
export function pricedPart(order: ReadParcel) {
  const { product, positions, scheduledFor, autoCancelAt, path, services, items, collect } = order
  return {
    number: order.clientOrderId ?? null,
    product,
    positions: positions.toSorted(),
    scheduledFor: scheduledFor?.toISOString() ?? null,
    autoCancelAt: autoCancelAt?.toISOString() ?? null,
    path: path.map(({ address, postalCode, location }) => [
      formatCoordinates(location),
      address,
      postalCode ?? '',
    ]),
    services: services.map(({ code, count }) => [code, count]),
    items: items && [items.value, items.weight, items.box, ...items.types],
    collect: collect && [collect.freight, collect.goods],
  }
}

/**
 * The same of a form while it is typed, as text to compare: while this stays as it is, so does the
 * price. What is not known to be without influence counts.
 */
export function pricedText(typed: TypedParcel & { storeId?: number | undefined }): string {
  const unpriced = new Set(['contacts', 'description', 'orderer', 'remark', 'reference', 'detail'])
  return JSON.stringify(typed, (name, value: unknown) => (unpriced.has(name) ? undefined : value))
}
