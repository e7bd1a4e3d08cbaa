import {
  type ImportField,
  itemField,
  type ItemPart,
  serviceField,
  type ServicePart,
} from '@/lib/domain/imports/import-fields'

/** What a person said of columns before, by normalised name; null: it is left out. */
export type RememberedColumns = Readonly<Record<string, ImportField | null>>

/** The reason that a file of failed rows gives beside each: ours, and no field of the waybill. */
const REASON_NAMES: readonly string[] = ['reason', '原因']

export function isReasonColumn(name: string): boolean {
  return REASON_NAMES.includes(normaliseColumnName(name))
}

/**
 * The field of each column: as the person said before, otherwise by its name. No field comes twice;
 * of two columns that could be it, the person's choice goes first and then the one further left.
 */
export function matchColumns(
  names: readonly string[],
  remembered: RememberedColumns,
): (ImportField | null)[] {
  const said = names.map((name) => remembered[normaliseColumnName(name)])
  const taken = new Set<ImportField>()
  const take = (field: ImportField | null): ImportField | null => {
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const first = said.map((field) => (field === undefined ? undefined : take(field)))
  return first.map((field, index) => {
    if (field !== undefined) return field
    const name = names[index] ?? ''
    return isReasonColumn(name) ? null : take(fieldNamed(name))
  })
}

type Names = readonly (readonly [field: ImportField, names: string])[]

/**
 * By which names files call a field, besides those of our own templates; compared without case,
 * spaces and punctuation. A name stands under one field only.
 */
const PLAIN: Names = [
  [
    'clientOrderId',
    'our order number|order number|order no|order id|client order id|client order|reference|ref|ref no|我們的訂單編號|訂單編號|訂單號碼|訂單號|單號|客戶訂單編號|參考編號',
  ],
  [
    'clientShipmentCode',
    'our shipment code|client shipment code|parcel code|我們的貨件編號|包裹編號|客戶運單編號',
  ],
  ['shipmentCode', 'shipment number on the label|shipment number|標籤上的貨件號碼'],
  ['product', 'product|product code|service|service type|產品|產品代碼|服務|派送服務|服務類型'],
  ['box', 'box size|box size code|size|size code|箱型|尺寸|箱尺寸|包裝尺寸'],
  ['boxes', 'boxes|box quantity|number of boxes|cartons|parcels|箱數|件數|包裹數量'],
  [
    'weight',
    'weight|weight g|grams|total weight|total weight g|weight grams|重量|重量克|總重量|總重量克',
  ],
  ['kilograms', 'kg|weight kg|kilograms|total weight kg|重量公斤|重量千克|總重量公斤|公斤'],
  [
    'collect.goods',
    'cod|cash on delivery|cod amount|goods to collect|collect|代收貨款|代收|貨到付款',
  ],
  ['collect.freight', 'freight to collect|cod freight|delivery fee to collect|代收運費|到付運費'],
  ['declaredValue', 'declared value|parcel value|insured value|value|聲明價值|保價|貨值'],
  ['remark', 'remark|remarks|note|notes|comment|instructions|備註|備注|送貨備註'],
  ['pickup.date', 'pickup date|collection date|收件日期|取件日期'],
  [
    'pickup.period',
    'pickup period|pickup time|collection time|取件時段|收件時段|取件時間|收件時間',
  ],
  ['delivery.date', 'delivery date|派送日期|送貨日期'],
  ['delivery.period', 'delivery period|delivery time|派送時段|送貨時段|送貨時間'],
  [
    'recipient.phone2',
    'phone 2|second phone|alternative phone|recipient phone 2|其他電話|第二電話|後備電話',
  ],
  ['recipient.callingCode2', 'country code 2|calling code 2|第二電話區號'],
  ['recipient.lockerCode', 'locker|locker code|pickup point|自提櫃|自提櫃編號|自提點|櫃號'],
]

const PARTY: Names = [
  ['recipient.name', 'name|full name|contact|contact name|姓名|名稱|聯絡人'],
  [
    'recipient.phone',
    'phone|phone number|mobile|mobile number|tel|telephone|contact number|電話|電話號碼|手機|手提電話|聯絡電話',
  ],
  ['recipient.callingCode', 'country code|calling code|國家區號|電話區號|區號'],
  ['recipient.address.flat', 'flat|unit|room|室|單位|房'],
  ['recipient.address.floor', 'floor|樓層|樓'],
  ['recipient.address.block', 'block|tower|座|座數'],
  [
    'recipient.address.building',
    'building|estate|building name|address 1|address line 1|大廈|屋苑|大廈名稱|屋苑大廈',
  ],
  [
    'recipient.address.street',
    'street|street address|road|address 2|address line 2|街道|街道門牌|街名',
  ],
  ['recipient.address.district', 'district|地區|區域|分區'],
  ['recipient.address.area', 'area|region|大區|港九新界|區份'],
  ['recipient.address.postalCode', 'postal code|postcode|zip|郵政編碼|郵政編號|郵編'],
  ['recipient.lat', 'latitude|lat|緯度'],
  ['recipient.lng', 'longitude|lng|lon|long|經度'],
]

/** What stands before a party's names; those of the recipient may also stand alone. */
const OF_RECIPIENT = [
  '',
  'recipient',
  'consignee',
  'receiver',
  'customer',
  'delivery',
  'to',
  '收件人',
  '收貨人',
  '客戶',
  '收件',
]
const OF_SENDER = ['sender', 'shipper', 'from', '寄件人', '發件人', '寄件']

const ITEM: Readonly<Record<ItemPart, string>> = {
  code: 'item code|sku|product sku|goods code|貨品編號|貨品貨號|商品編號|貨號',
  name: 'item|item name|goods|description|goods name|貨品|貨品名稱|商品|商品名稱|品名',
  quantity: 'item quantity|quantity|qty|pieces|貨品數量|數量',
  price: 'item price|price|unit price|貨品價錢|貨品單價|單價|價錢|價格',
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

function addNames(to: Map<string, ImportField>, field: ImportField, names: readonly string[]) {
  for (const name of names) {
    const known = normaliseColumnName(name)
    if (!to.has(known)) to.set(known, field)
  }
}

function partyNames(to: Map<string, ImportField>) {
  for (const [field, names] of PARTY) {
    const sender = field.replace('recipient', 'sender') as ImportField
    const each = names.split('|')
    addNames(
      to,
      sender,
      OF_SENDER.flatMap((whose) => each.map((name) => whose + name)),
    )
    addNames(
      to,
      field,
      OF_RECIPIENT.flatMap((whose) => each.map((name) => whose + name)),
    )
  }
}

/** The first item's names may stand without a number. */
function itemNames(to: Map<string, ImportField>) {
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

function serviceNames(to: Map<string, ImportField>) {
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

function allNames(): ReadonlyMap<string, ImportField> {
  const names = new Map<string, ImportField>()
  for (const [field, given] of PLAIN) addNames(names, field, given.split('|'))
  partyNames(names)
  itemNames(names)
  serviceNames(names)
  return names
}

let known: ReadonlyMap<string, ImportField> | undefined

/** The field that a column's name speaks of; null for a name that nobody has thought of. */
export function fieldNamed(name: string): ImportField | null {
  known ??= allNames()
  return known.get(normaliseColumnName(name)) ?? null
}
