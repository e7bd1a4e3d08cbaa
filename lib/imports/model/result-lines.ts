import type { ShopKind } from './columns/shop-files'

type ResultRow = {
  orderNumber: string
  waybillNumber: string
  trackingLink: string
  product: string
  slot: string
  status: string
}

type Words = Readonly<Record<'order' | 'waybill' | 'link' | 'product' | 'slot' | 'status', string>>

/**
 * How a shop's usual importer of tracking numbers calls the first three columns: the order, its
 * number, its link. Others take any names.
 */
const SHOP_NAMES: Readonly<Partial<Record<ShopKind, readonly [string, string, string]>>> = {
  shopify: ['Name', 'Tracking Number', 'Tracking URL'],
  woocommerce: ['order_id', 'tracking_number', 'tracking_url'],
  shopline: ['訂單號碼', '物流追蹤號碼', '物流追蹤網址'],
}

/** Lines of a file of what was created, in the shape that the shop reads back. */
export function resultLines(input: {
  shop: ShopKind | null
  rows: readonly ResultRow[]
  words: Words
}): string[][] {
  const { shop, rows, words } = input
  const [order, waybill, link] = (shop && SHOP_NAMES[shop]) ?? [
    words.order,
    words.waybill,
    words.link,
  ]
  return [
    [order, waybill, link, words.product, words.slot, words.status],
    ...rows.map((row) => [
      row.orderNumber,
      row.waybillNumber,
      row.trackingLink,
      row.product,
      row.slot,
      row.status,
    ]),
  ]
}
