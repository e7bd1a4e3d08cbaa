import {
  type ImportField,
  itemField,
  type ItemPart,
  serviceField,
  type ServicePart,
} from '@/lib/domain/imports/import-fields'
import { TEMPLATE_NAMES, TEMPLATE_REASONS } from './template-names'

/** The reason that a file of failed rows gives beside each: ours, and no field of the waybill. */
const REASON_NAMES: readonly string[] = ['reason', '原因', ...TEMPLATE_REASONS].map(
  normaliseColumnName,
)

export function isReasonColumn(name: string): boolean {
  return REASON_NAMES.includes(normaliseColumnName(name))
}

type Names = readonly (readonly [field: ImportField, names: string])[]

/**
 * By which names files call a field, besides those of our own templates; compared without case,
 * spaces and punctuation. A name stands under one field only.
 */
const PLAIN: Names = [
  [
    'clientOrderId',
    'our order number|order number|order no|order id|order|order name|order ref|order reference|order code|client order id|client order|external order id|invoice no|invoice number|reference|ref|ref no|我們的訂單編號|訂單編號|訂單號碼|訂單號|訂單|訂單編碼|單號|客戶訂單編號|參考編號|发票号|订单号|订单编号',
  ],
  [
    'clientShipmentCode',
    'our shipment code|client shipment code|parcel code|我們的貨件編號|包裹編號|客戶運單編號',
  ],
  ['shipmentCode', 'shipment number on the label|shipment number|標籤上的貨件號碼'],
  ['product', 'product|product code|service|service type|產品|產品代碼|服務|派送服務|服務類型'],
  ['box', 'box size|box size code|size|size code|箱型|尺寸|箱尺寸|包裝尺寸'],
  [
    'boxes',
    'boxes|box quantity|number of boxes|no of boxes|cartons|no of cartons|parcels|箱數|件數|包裹數量|包裹件數',
  ],
  [
    'weight',
    'weight|weight g|weight in g|grams|total weight|total weight g|weight grams|重量|重量克|總重量|總重量克|重量g',
  ],
  [
    'kilograms',
    'kg|kgs|weight kg|weight kgs|weight in kg|kilograms|total weight kg|重量公斤|重量千克|總重量公斤|公斤|重量kg|總重量kg',
  ],
  [
    'collect.goods',
    'cod|cash on delivery|cod amount|amount to collect|collect amount|goods to collect|collect|代收貨款|代收|代收金額|貨到付款|貨到付款金額|到付金額|cod金額',
  ],
  ['collect.freight', 'freight to collect|cod freight|delivery fee to collect|代收運費|到付運費'],
  ['declaredValue', 'declared value|parcel value|insured value|value|聲明價值|保價|貨值'],
  [
    'remark',
    'remark|remarks|note|notes|comment|comments|instructions|delivery instructions|delivery note|delivery notes|special instructions|customer note|customer notes|order note|order notes|order remark|order remarks|buyer message|備註|备注|備注|送貨備註|派送備註|訂單備註|顧客備註|客戶備註|買家留言|送貨指示',
  ],
  ['pickup.date', 'pickup date|collection date|收件日期|取件日期'],
  [
    'pickup.period',
    'pickup period|pickup time|collection time|取件時段|收件時段|取件時間|收件時間',
  ],
  ['delivery.date', 'delivery date|派送日期|送貨日期'],
  ['delivery.period', 'delivery period|delivery time|派送時段|送貨時段|送貨時間'],
  [
    'recipient.phone2',
    'phone 2|second phone|alternative phone|alternate phone|recipient phone 2|其他電話|第二電話|後備電話',
  ],
  // Without whose it is, a country code is the address's.
  ['recipient.callingCode', 'recipient country code|consignee country code|receiver country code'],
  ['sender.callingCode', 'sender country code|shipper country code'],
  ['recipient.callingCode2', 'country code 2|calling code 2|第二電話區號'],
  [
    'recipient.lockerCode',
    'locker|locker code|locker id|locker no|locker number|pickup point|pickup point code|pickup point id|pick up point code|collection point|自提櫃|自提櫃編號|自提櫃號|自提點|自提點編號|自提點代碼|智能櫃|智能櫃編號|取貨點編號|櫃號',
  ],
]

/** Names that a party has for itself, without a word that follows. */
const WHO: readonly (readonly [names: string, rank: number])[] = [
  ['recipient|consignee|receiver|deliver to|收件人|收貨人|收货人|收件者', 0],
  ['customer|buyer|buyer name|顧客|買家|客人', 2],
]

/** Of the recipient alone: the sender's address is one that the store knows in its parts. */
const LINES: Names = [
  ['recipient.firstName', 'first name|given name|名字|名'],
  ['recipient.lastName', 'last name|surname|family name|姓氏|姓'],
  [
    'recipient.addressLine1',
    'address|full address|complete address|address line|address 1|address line 1|addr|address 1 and 2|address 12|street address|detail address|detailed address|地址|完整地址|詳細地址|地址1|地址一|詳細地址1|地址第一行',
  ],
  ['recipient.addressLine2', 'address 2|address line 2|地址2|地址二|地址第二行'],
]

/** A whole address by names of its own. */
const WHERE = 'ship to|delivery address|收貨地址|送貨地址|派送地址|收件地址|收貨詳細地址'

const PARTY: Names = [
  ['recipient.name', 'name|full name|contact|contact name|contact person|姓名|名稱|聯絡人'],
  [
    'recipient.phone',
    'phone|phone no|phone number|mobile|mobile no|mobile number|mobile phone|cell|cellphone|tel|tel no|telephone|telephone number|contact no|contact number|contact phone|電話|電話號碼|電话|手機|手機號碼|手机|手提|手提電話|聯絡電話|聯絡號碼|聯絡電話號碼',
  ],
  ['recipient.callingCode', 'calling code|phone country code|國家區號|電話區號|區號'],
  ['recipient.address.flat', 'flat|unit|room|flat room|室|單位|房|單位室'],
  ['recipient.address.floor', 'floor|樓層|樓'],
  ['recipient.address.block', 'block|tower|座|座數'],
  [
    'recipient.address.building',
    'building|estate|building name|building estate|estate building|大廈|屋苑|大廈名稱|屋苑大廈|大廈屋苑|屋苑名稱',
  ],
  ['recipient.address.street', 'street|street name|road|街道|街道門牌|街名|街道名稱'],
  ['recipient.address.district', 'district|city|town|suburb|地區|區域|分區|城市|市區|區'],
  [
    'recipient.address.area',
    'area|region|state|state code|province|province name|state province|大區|港九新界|區份|省份|州|地區州省份|州省',
  ],
  [
    'recipient.address.postalCode',
    'postal code|postcode|zip|zip code|郵政編碼|郵政編號|郵編|郵遞區號',
  ],
  ['recipient.lat', 'latitude|lat|緯度'],
  ['recipient.lng', 'longitude|lng|lon|long|經度'],
]

/**
 * What stands before or after a party's names, and how surely it is the recipient whom it means: a
 * customer may have sent a gift. Those of the recipient may also stand alone.
 */
const OF_RECIPIENT: readonly (readonly [words: string, rank: number])[] = [
  ['recipient|consignee|receiver|shipping|ship to|delivery|deliver to|to', 0],
  ['收件人|收貨人|收货人|收件者|收件|收貨|送貨|派送', 0],
  ['', 1],
  ['customer|buyer|客戶|顧客|買家|客人', 2],
]
const OF_SENDER = ['sender', 'shipper', 'from', '寄件人', '發件人', '寄件']

const ITEM: Readonly<Record<ItemPart, string>> = {
  code: 'item code|item sku|sku|sku code|product sku|seller sku|goods code|lineitem sku|貨品編號|貨品貨號|商品編號|商品貨號|產品編號|貨號|sku編號',
  name: 'item|item name|item description|goods|description|goods name|product name|product title|lineitem name|line item|sku name|貨品|貨品名稱|商品|商品名稱|產品名稱|品名',
  quantity:
    'item quantity|item qty|goods quantity|goods qty|quantity|qty|order qty|order quantity|quantity ordered|pieces|lineitem quantity|貨品數量|商品數量|數量|訂購數量',
  price:
    'item price|price|unit price|item cost|lineitem price|貨品價錢|貨品單價|商品單價|商品價格|單價|價錢|價格',
}

/** So many of each a file may name by itself; more are chosen by hand, or come of several rows. */
const ITEMS_NAMED = 50
const SERVICES_NAMED = 10

/** `#` is where the number stands. */
const SERVICE: Readonly<Record<ServicePart, string>> = {
  code: 'service # code|vas # code|增值服務#代碼',
  count: 'service # count|vas # count|增值服務#數量',
  value: 'service # value|vas # value|增值服務#價值',
  fee: 'service # fee|vas # fee|增值服務#費用',
}

/** A column's name as it is compared: `Recipient: Phone No.` and `recipient phone no` are one. */
export function normaliseColumnName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

type Known = Map<string, NamedField>

/** What a name speaks of; the lower the rank, the surer it is. */
export type NamedField = { readonly field: ImportField; readonly rank: number }

function addNames(to: Known, field: ImportField, names: readonly string[], rank = 1) {
  for (const name of names) {
    const known = normaliseColumnName(name)
    if (!to.has(known)) to.set(known, { field, rank })
  }
}

function partyNames(to: Known) {
  for (const [names, rank] of WHO) addNames(to, 'recipient.name', names.split('|'), rank)
  addNames(to, 'recipient.addressLine1', WHERE.split('|'), 0)
  for (const [field, names] of PARTY) {
    const sender = field.replace('recipient', 'sender') as ImportField
    addNames(
      to,
      sender,
      OF_SENDER.flatMap((whose) => names.split('|').map((name) => whose + name)),
    )
  }
  for (const [field, names] of [...PARTY, ...LINES]) {
    for (const [words, rank] of OF_RECIPIENT) {
      const each = words
        .split('|')
        .flatMap((whose) => names.split('|').flatMap((name) => [whose + name, name + whose]))
      addNames(to, field, each, rank)
    }
  }
}

/** The first item's names may stand without a number. */
function itemNames(to: Known) {
  for (const [part, names] of Object.entries(ITEM) as [ItemPart, string][]) {
    for (let index = 0; index < ITEMS_NAMED; index++) {
      const numbered = names
        .split('|')
        .flatMap((name) => [
          `${name} ${index + 1}`,
          name.replace(/^item/, `item ${index + 1}`),
          name.replace(/^貨品/, `貨品${index + 1}`),
        ])
      const all = index === 0 ? [...names.split('|'), ...numbered] : numbered
      addNames(to, itemField(index, part), all)
    }
  }
}

function serviceNames(to: Known) {
  for (const [part, names] of Object.entries(SERVICE) as [ServicePart, string][]) {
    for (let index = 0; index < SERVICES_NAMED; index++) {
      const each = names.split('|')
      const numbered = each.map((name) =>
        name.includes('#') ? name.replace('#', String(index + 1)) : `${name} ${index + 1}`,
      )
      const alone = index === 0 ? each.map((name) => name.replace(' #', '').replace('#', '')) : []
      addNames(to, serviceField(index, part), [...alone, ...numbered])
    }
  }
}

function templateNames(to: Known) {
  for (const [field, names] of TEMPLATE_NAMES) {
    const most = field.startsWith('items.') ? ITEMS_NAMED : SERVICES_NAMED
    for (let number = 1; number <= (field.includes('#') ? most : 1); number++) {
      const named = field.replace('#', String(number - 1)) as ImportField
      addNames(to, named, names.replaceAll('#', String(number)).split('|'))
    }
  }
}

function allNames(): ReadonlyMap<string, NamedField> {
  const names: Known = new Map()
  for (const [field, given] of PLAIN) addNames(names, field, given.split('|'))
  partyNames(names)
  itemNames(names)
  serviceNames(names)
  templateNames(names)
  return names
}

let known: ReadonlyMap<string, NamedField> | undefined

/** What a column's name speaks of, and how surely; null for a name that nobody has thought of. */
export function namedField(name: string): NamedField | null {
  known ??= allNames()
  return known.get(normaliseColumnName(name)) ?? null
}

/** The field that a column's name speaks of. */
export const fieldNamed = (name: string): ImportField | null => namedField(name)?.field ?? null
