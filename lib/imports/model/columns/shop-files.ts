import type { ImportField } from '@/lib/domain/imports/import-fields'
import { normaliseColumnName } from './column-names'

/** The kinds of shops whose files are known. */
export const SHOP_KINDS = ['shopify', 'woocommerce', 'shopline', 'hktvmall'] as const
export type ShopKind = (typeof SHOP_KINDS)[number]

type ShopFile = {
  readonly shop: ShopKind
  /** Columns by which it is known: all names of one of these lists. */
  readonly signatures: readonly string[]
  /** Which columns hold a field, the surest first. */
  readonly fields: readonly (readonly [field: ImportField, names: string])[]
  /** Columns that mean something else than their name says, or nothing here. */
  readonly leftOut: string
}

/**
 * The order files of shop systems, by their column names as their help pages state them (facts
 * alone). Shops let their columns be chosen, so that any of these may be missing.
 */
const SHOP_FILES: readonly ShopFile[] = [
  {
    shop: 'shopify',
    signatures: ['Name|Lineitem name|Shipping Name', 'Name|Lineitem quantity|Financial Status'],
    fields: [
      // The number that the shop shows, and nobody's name.
      ['clientOrderId', 'Name'],
      ['recipient.name', 'Shipping Name|Billing Name'],
      ['recipient.phone', 'Shipping Phone|Billing Phone|Phone'],
      ['recipient.addressLine1', 'Shipping Address1|Shipping Street'],
      ['recipient.addressLine2', 'Shipping Address2'],
      ['recipient.address.district', 'Shipping City'],
      ['recipient.address.area', 'Shipping Province Name|Shipping Province'],
      ['items.0.name', 'Lineitem name'],
      ['items.0.quantity', 'Lineitem quantity'],
      ['items.0.code', 'Lineitem sku'],
      ['items.0.price', 'Lineitem price'],
      ['remark', 'Notes'],
    ],
    leftOut:
      'Shipping|Shipping Zip|Shipping Country|Shipping Street|Shipping Company|Shipping Province|Billing Phone|Phone|Id|Source|Location|Vendor|Total',
  },
  {
    shop: 'woocommerce',
    signatures: [
      'First Name (Shipping)|Order Number',
      'Address 1&2 (Shipping)|Order Number',
      'shipping_first_name|order_id',
      'shipping_first_name|order_number',
      'shipping_address_1|order_id',
    ],
    fields: [
      ['clientOrderId', 'Order Number|order_number|order_id'],
      [
        'recipient.firstName',
        'First Name (Shipping)|shipping_first_name|First Name (Billing)|billing_first_name',
      ],
      [
        'recipient.lastName',
        'Last Name (Shipping)|shipping_last_name|Last Name (Billing)|billing_last_name',
      ],
      ['recipient.phone', 'Phone (Shipping)|shipping_phone|Phone (Billing)|billing_phone'],
      ['recipient.addressLine1', 'Address 1&2 (Shipping)|Address 1 (Shipping)|shipping_address_1'],
      ['recipient.addressLine2', 'Address 2 (Shipping)|shipping_address_2'],
      ['recipient.address.district', 'City (Shipping)|shipping_city'],
      ['recipient.address.area', 'State Name (Shipping)|State Code (Shipping)|shipping_state'],
      ['items.0.name', 'Item Name|line_item_name|item_name'],
      ['items.0.quantity', 'Quantity (- Refund)|Quantity|item_quantity'],
      ['items.0.code', 'SKU|item_sku'],
      ['items.0.price', 'Item Cost|item_price'],
      ['remark', 'Customer Note|customer_note'],
    ],
    leftOut:
      'Postcode (Shipping)|shipping_postcode|shipping_country|Country Code (Shipping)|order_id|Item #|Phone (Billing)|billing_phone',
  },
  {
    shop: 'shopline',
    signatures: [
      '訂單號碼|收件人|商品名稱',
      '訂單號碼|收件人電話號碼',
      '訂單編號|收件人|送貨方式',
      'Order Number|Recipient|Product Name',
      'Order Number|Recipient Phone Number|Delivery Method',
    ],
    fields: [
      ['clientOrderId', '訂單號碼|訂單編號|Order Number'],
      ['recipient.name', '收件人|收件人姓名|Recipient|Recipient Name'],
      ['recipient.phone', '收件人電話號碼|收件人電話|Recipient Phone Number|Recipient Phone'],
      ['recipient.addressLine1', '完整地址|地址 1|地址1|Full Address|Address 1'],
      ['recipient.addressLine2', '地址 2|地址2|Address 2'],
      ['recipient.address.district', '城市|City'],
      ['recipient.address.area', '地區/州/省份|地區／州／省份|Region/State/Province|Region'],
      ['items.0.name', '商品名稱|Product Name'],
      ['items.0.quantity', '數量|商品數量|Quantity'],
      ['items.0.code', '商品貨號|SKU|Product SKU'],
      ['items.0.price', '商品結帳價|商品原價|Product Price|Price'],
      ['remark', '訂單備註|出貨備註|Order Remarks|Remarks'],
    ],
    leftOut:
      '顧客|顧客姓名|電話號碼|電話|Customer|Phone Number|地址 1|地址1|Address 1|商品原價|郵政編號|選項|門市名稱',
  },
  {
    shop: 'hktvmall',
    signatures: [
      'Sub Order Number|SKU ID',
      'Sub Order No.|SKU ID',
      'Consignment Number|SKU ID',
      '子訂單編號|SKU 編號',
      '子訂單號碼|貨品編號',
      '子訂單編號|商品編號',
    ],
    fields: [
      // An order is handed over by its parts, which may go on different days.
      ['clientOrderId', 'Sub Order Number|Sub Order No.|子訂單編號|子訂單號碼|Consignment Number'],
      ['recipient.name', 'Recipient Name|Customer Name|收件人姓名|收件人|顧客姓名'],
      ['recipient.phone', 'Recipient Phone|Customer Phone|Contact Number|收件人電話|聯絡電話'],
      ['recipient.addressLine1', 'Delivery Address|Shipping Address|送貨地址|收貨地址'],
      ['recipient.address.district', 'Delivery District|District|送貨地區|地區'],
      ['items.0.code', 'SKU ID|SKU 編號|貨品編號|商品編號'],
      ['items.0.name', 'SKU Name|Product Name|貨品名稱|商品名稱'],
      ['items.0.quantity', 'Quantity|Order Quantity|數量'],
      ['remark', 'Delivery Remark|送貨備註'],
    ],
    leftOut: 'Pick Up Date|Order Number|訂單編號|訂單號碼|Consignment Number',
  },
]

const normalisedNames = (names: string): string[] => names.split('|').map(normaliseColumnName)

/** The same, with names as they are compared: once, and not for each file. */
const SHOPS = SHOP_FILES.map(({ shop, signatures, fields, leftOut }) => ({
  shop,
  signatures: signatures.map(normalisedNames),
  fields: fields.map(([field, names]) => ({ field, names: normalisedNames(names) })),
  leftOut: new Set(normalisedNames(leftOut)),
}))

/** The kind of shop that a file's columns speak of; null where they speak of none. */
export function shopOf(names: readonly string[]): ShopKind | null {
  const known = new Set(names.map(normaliseColumnName))
  const has = (signature: readonly string[]) => signature.every((name) => known.has(name))
  return SHOPS.find(({ signatures }) => signatures.some(has))?.shop ?? null
}

/**
 * What each column of a shop's file holds: a field, null for nothing, undefined where its kind does
 * not say.
 */
export function shopFields(
  shop: ShopKind,
  names: readonly string[],
): (ImportField | null | undefined)[] {
  const file = SHOPS.find((one) => one.shop === shop)
  const normalised = names.map(normaliseColumnName)
  const found: (ImportField | null | undefined)[] = normalised.map((name) =>
    file?.leftOut.has(name) ? null : undefined,
  )
  for (const { field, names: choices } of file?.fields ?? []) {
    const at = choices.map((name) => normalised.indexOf(name)).find((index) => index >= 0)
    if (at !== undefined) found[at] = field
  }
  return found
}
