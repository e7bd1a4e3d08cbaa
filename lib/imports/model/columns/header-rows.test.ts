import { expect, it } from 'vitest'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { matchColumns } from './match-columns'

/** How many of all columns are taken for what they hold. A change may raise it, and never lower it. */
const LEAST_RIGHT = 494

const SHORT: Readonly<Record<string, ImportField>> = {
  id: 'clientOrderId',
  product: 'product',
  name: 'recipient.name',
  first: 'recipient.firstName',
  last: 'recipient.lastName',
  phone: 'recipient.phone',
  phone2: 'recipient.phone2',
  code: 'recipient.callingCode',
  line1: 'recipient.addressLine1',
  line2: 'recipient.addressLine2',
  flat: 'recipient.address.flat',
  floor: 'recipient.address.floor',
  block: 'recipient.address.block',
  bldg: 'recipient.address.building',
  street: 'recipient.address.street',
  dist: 'recipient.address.district',
  area: 'recipient.address.area',
  zip: 'recipient.address.postalCode',
  lat: 'recipient.lat',
  lng: 'recipient.lng',
  locker: 'recipient.lockerCode',
  box: 'box',
  boxes: 'boxes',
  g: 'weight',
  kg: 'kilograms',
  sku: 'items.0.code',
  item: 'items.0.name',
  qty: 'items.0.quantity',
  price: 'items.0.price',
  cod: 'collect.goods',
  remark: 'remark',
  sname: 'sender.name',
  sphone: 'sender.phone',
  sbldg: 'sender.address.building',
  sstreet: 'sender.address.street',
  sdist: 'sender.address.district',
  pdate: 'pickup.date',
  pperiod: 'pickup.period',
  ddate: 'delivery.date',
  dperiod: 'delivery.period',
}

/** Header rows as shops, spreadsheets and couriers' templates have them: `name=what it holds`. */
const HEADER_ROWS: readonly string[] = [
  // Shopify, as its help page lists the columns, and as a shop with fewer of them exports it.
  'Name=id|Email|Financial Status|Paid at|Fulfillment Status|Fulfilled at|Accepts Marketing|Currency|Subtotal|Shipping|Taxes|Total|Discount Code|Discount Amount|Shipping Method|Created at|Lineitem quantity=qty|Lineitem name=item|Lineitem price=price|Lineitem compare at price|Lineitem sku=sku|Lineitem requires shipping|Lineitem taxable|Lineitem fulfillment status|Billing Name|Billing Street|Billing Address1|Billing Address2|Billing Company|Billing City|Billing Zip|Billing Province|Billing Country|Billing Phone|Shipping Name=name|Shipping Street|Shipping Address1=line1|Shipping Address2=line2|Shipping Company|Shipping City=dist|Shipping Zip|Shipping Province|Shipping Country|Shipping Phone=phone|Notes=remark|Note Attributes|Cancelled at|Payment Method|Payment Reference|Refunded Amount|Vendor|Outstanding Balance|Employee|Location|Device ID|Id|Tags|Risk Level|Source|Lineitem discount|Phone|Receipt Number|Duties|Billing Province Name|Shipping Province Name=area|Payment ID',
  'Name=id|Email|Financial Status|Lineitem quantity=qty|Lineitem name=item|Lineitem sku=sku|Shipping Name=name|Shipping Address1=line1|Shipping Address2=line2|Shipping City=dist|Shipping Province=area|Shipping Country|Shipping Phone=phone|Notes=remark',
  // WooCommerce: Advanced Order Export, then WebToffee.
  'Order Number=id|Order Status|Order Date|Customer Note=remark|First Name (Billing)|Last Name (Billing)|Company (Billing)|Address 1&2 (Billing)|City (Billing)|State Code (Billing)|Postcode (Billing)|Country Code (Billing)|Email (Billing)|Phone (Billing)=phone|First Name (Shipping)=first|Last Name (Shipping)=last|Address 1&2 (Shipping)=line1|City (Shipping)=dist|State Code (Shipping)=area|Postcode (Shipping)|Country Code (Shipping)|Payment Method Title|Cart Discount Amount|Order Subtotal Amount|Shipping Method Title|Order Shipping Amount|Order Refund Amount|Order Total Amount|Order Total Tax Amount|SKU=sku|Item #|Item Name=item|Quantity (- Refund)=qty|Item Cost=price|Coupon Code|Discount Amount|Discount Amount Tax',
  'order_id|order_number=id|order_date|status|shipping_total|order_total|order_currency|payment_method|shipping_method|customer_email|billing_first_name|billing_last_name|billing_phone=phone|billing_address_1|billing_city|shipping_first_name=first|shipping_last_name=last|shipping_company|shipping_address_1=line1|shipping_address_2=line2|shipping_postcode|shipping_city=dist|shipping_state=area|shipping_country|customer_note=remark',
  'order_id=id|status|shipping_first_name=first|shipping_last_name=last|shipping_phone=phone|shipping_address_1=line1|shipping_city=dist|item_name=item|item_quantity=qty|item_sku=sku',
  // Shopline, in both languages.
  '訂單號碼=id|訂單日期|訂單狀態|付款狀態|送貨狀態|送貨方式|顧客|電郵|電話號碼|收件人=name|收件人電話號碼=phone|完整地址=line1|地址 1|地址 2=line2|城市=dist|地區/州/省份=area|國家／地區|郵政編號|商品名稱=item|商品貨號=sku|選項|數量=qty|商品原價|商品結帳價=price|訂單合計|訂單備註=remark',
  '訂單號碼=id|收件人=name|收件人電話號碼=phone|送貨方式|完整地址=line1|商品名稱=item|數量=qty|出貨備註=remark',
  'Order Number=id|Order Date|Order Status|Delivery Method|Customer|Email|Recipient=name|Recipient Phone Number=phone|Full Address=line1|City=dist|Product Name=item|Product SKU=sku|Quantity=qty|Order Remarks=remark',
  // HKTVmall.
  'Order Number|Sub Order Number=id|Order Date|Pick Up Date|SKU ID=sku|SKU Name=item|Quantity=qty|Customer Name=name|Contact Number=phone|Delivery Address=line1|Delivery District=dist',
  '訂單編號|子訂單編號=id|收件人姓名=name|收件人電話=phone|送貨地址=line1|SKU 編號=sku|商品名稱=item|數量=qty|送貨備註=remark',
  // What people make themselves.
  'Order=id|Receiver=name|Phone=phone|Address=line1|Item=item|Qty=qty',
  'Order No.=id|Ship to=line1|Contact Person=name|Tel=phone|Description=item|Pieces=qty|Weight (kg)=kg',
  '訂單編號=id|收件人=name|電話=phone|收貨地址=line1|商品=item|數量=qty',
  '單號=id|收貨人=name|聯絡電話=phone|送貨地址=line1|區域=dist|貨品=item|數量=qty|備註=remark',
  '客戶訂單編號=id|收件人=name|手機號碼=phone|自提點編號=locker|重量(克)=g|貨品名稱=item|數量=qty',
  'Reference=id|Consignee=name|Consignee Phone=phone|Locker Code=locker|Weight (g)=g|SKU=sku',
  'Order ID=id|First Name=first|Last Name=last|Mobile=phone|Address 1=line1|Address 2=line2|City=dist|State=area|Zip=zip|Product Title=item|Quantity=qty',
  'Ref=id|Recipient Name=name|Recipient Phone=phone|Flat=flat|Floor=floor|Block=block|Building=bldg|Street=street|District=dist|Area=area',
  '訂單號=id|收件人姓名=name|收件人電話=phone|室=flat|樓層=floor|座=block|大廈=bldg|街道=street|地區=dist|大區=area',
  'Order number=id|Recipient name=name|Recipient phone=phone|Building=bldg|Street=street|District=dist|Area=area|Latitude=lat|Longitude=lng|SKU=sku|Item=item|Qty=qty|Remark=remark',
  // Marketplaces and couriers’ templates.
  'Order ID=id|Order Status|SKU ID|Seller SKU=sku|Product Name=item|Variation|Quantity=qty|Order Amount|Buyer Message=remark|Recipient=name|Phone #=phone|Country|State=area|City=dist|Zipcode=zip|Detail Address=line1|Payment Method|Weight(kg)=kg|Package ID|Seller Note',
  'OrderId=id|OrderDate|ItemName=item|Qty=qty|Email|Phone|ShipToName=name|ShipToPhone=phone|ShipToAddress1=line1|ShipToAddress2=line2|ShipToCity=dist|ShipToState=area|ShipToZip=zip|ShipToCountry',
  'Sender Name=sname|Sender Phone=sphone|Sender Building=sbldg|Sender Street=sstreet|Sender District=sdist|Recipient Name=name|Recipient Phone=phone|Delivery Address=line1|Box Size=box|No. of Boxes=boxes|Total Weight (g)=g|COD Amount=cod',
  '寄件人姓名=sname|寄件人電話=sphone|寄件人地區=sdist|收件人姓名=name|收件人電話=phone|收件人地址=line1|箱尺寸=box|件數=boxes|總重量(公斤)=kg|代收貨款=cod',
  '訂單編號=id|服務類型=product|收件人=name|收件人手機=phone|收件人地址=line1|貨品1名稱=item|貨品1數量=qty|派送日期=ddate|派送時段=dperiod',
  'Order Ref=id|Product Code=product|Receiver Name=name|Receiver Mobile=phone|Receiver Address=line1|Pickup Date=pdate|Pickup Time=pperiod|Delivery Date=ddate|Delivery Time=dperiod',
  'Invoice No=id|Customer Name=name|Customer Phone=phone|Customer Address=line1|Remarks=remark|Amount',
  'Order #=id|Buyer=name|Contact No.=phone|Shipping Address=line1|Notes=remark|Item Description=item|Unit Price=price|Qty=qty',
  '訂單=id|顧客姓名=name|顧客電話=phone|地址=line1|商品編號=sku|商品名稱=item|商品數量=qty|單價=price|買家留言=remark',
  '订单编号=id|收货人=name|手机=phone|收貨詳細地址=line1|商品名稱=item|數量=qty',
  // Both who ordered and who gets it: whom it goes to.
  'Order Number=id|Customer Name|Customer Phone|Recipient Name=name|Recipient Phone=phone|Recipient Address=line1',
  '訂單編號=id|客戶姓名|客戶電話|收件人姓名=name|收件人電話=phone|收件地址=line1',
  'Name=name|Phone=phone|Address=line1|District=dist|Order=id',
  'Full Name=name|Telephone=phone|Country Code|Street Address=line1|Town=dist|Region=area|Postcode=zip|Order Reference=id',
  'Shipping Name=name|Shipping Phone=phone|Shipping Address=line1|Shipping City=dist|Order Id=id|Total',
  '編號|姓名=name|電話=phone|大廈名稱=bldg|街道門牌=street|區=dist|港九新界=area|備註=remark',
  '參考編號=id|聯絡人=name|聯絡號碼=phone|單位=flat|樓=floor|座數=block|屋苑=bldg|街名=street|分區=dist',
  'order_no=id|consignee_name=name|consignee_mobile=phone|consignee_address=line1|goods_name=item|goods_qty=qty|weight_kg=kg|size=box',
  'ORDER NUMBER=id|PICKUP POINT CODE=locker|RECEIVER NAME=name|RECEIVER TEL=phone|ALTERNATIVE PHONE=phone2|GRAMS=g',
  'Delivery Name=name|Delivery Phone=phone|Delivery Address 1=line1|Delivery Address 2=line2|Delivery City=dist|Delivery Instructions=remark|Order Number=id|SKU=sku|Product Name=item|Quantity Ordered=qty',
  '訂單編號=id|送貨姓名=name|送貨電話=phone|送貨地址1=line1|送貨地址2=line2|送貨地區=dist|產品名稱=item|訂購數量=qty|貨到付款金額=cod',
  '自提櫃編號=locker|收件人=name|電話號碼=phone|訂單號碼=id|重量g=g|尺寸=box',
]

/** Columns that are taken for something else than they hold, of all header rows. */
function wrongColumns(): { all: number; wrong: string[] } {
  const read = HEADER_ROWS.map((row) => row.split('|').map((column) => column.split('=')))
  const wrong = read.flatMap((columns) => {
    const fields = matchColumns(
      columns.map(([name = '']) => name),
      { remembered: {} },
    )
    return columns.flatMap(([name, short], index) => {
      const expected = short === undefined ? null : SHORT[short]
      if (expected === undefined) throw new Error(`nobody knows ${short}`)
      return fields[index] === expected ? [] : [`${name}: ${fields[index]}, not ${expected}`]
    })
  })
  return { all: read.flat().length, wrong }
}

it('forty header rows and more are taken for what they hold, and no change may lower how many', () => {
  const { all, wrong } = wrongColumns()
  expect(HEADER_ROWS.length).toBeGreaterThanOrEqual(40)
  expect(all - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT)
})
