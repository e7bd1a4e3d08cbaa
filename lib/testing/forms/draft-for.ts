import { expressRules, takes, type ExpressProduct } from '@/lib/domain/express/express-products'
import { cents } from '@/lib/domain/money'
import { acceptsPickup } from '@/lib/domain/express/slots'
import { valuePlus, withoutUnusedFields } from '@/lib/domain/express/waybill-draft'
import { grams } from '@/lib/domain/weight'
import { waybillDraftSchema, type WaybillForm } from '@/lib/express/model/waybill-form'
import { platform } from '@/lib/platform/current'

const MERCHANT_ID = 800_001
const CONTEXT = { language: 'en' } as const

const SENDER = {
  name: 'Warehouse',
  callingCode: '852',
  phone: '21110003',
  address: {
    building: '3 Sha Tin Centre',
    street: 'Sha Tin Centre Street',
    district: '沙田區',
    area: 'New Territories',
  },
  location: { lat: 22.3814, lng: 114.1886 },
}

const RECIPIENT = {
  name: 'Chan Tai Man',
  callingCode: '852',
  phone: '61234567',
  callingCode2: '852',
  phone2: '91234567',
  address: {
    flat: 'B',
    floor: '12',
    building: 'Wing Wah House',
    street: '88 Nathan Road',
    district: '油尖旺區',
    area: 'Kowloon',
  },
  location: { lat: 22.3027, lng: 114.1772 },
}

/** The last pickup slot, whose cut-off is far away, and the first delivery slot that goes with it. */
async function chooseSlots(product: ExpressProduct) {
  const offer = await platform()
    .express()
    .dateTimeSlots({ merchantId: MERCHANT_ID, product }, CONTEXT)
  const pickup = offer.pickup.slots.at(-1)
  if (!pickup) throw new Error('no pickup slot')
  const delivery = offer.delivery
    .flatMap(({ slots }) => slots)
    .find((slot) => acceptsPickup(slot, pickup))
  return {
    pickup: { date: pickup.date, period: pickup.period },
    ...(delivery && { delivery: { date: delivery.date, period: delivery.period } }),
  }
}

/** The code of a locker of a brand. */
export async function lockerOf(brand: string): Promise<string> {
  const pages = platform().express().allPickupPoints({ pageSize: 100 }, CONTEXT)
  for await (const points of pages) {
    const point = points.find((one) => one.brand === brand)
    if (point) return point.lockerCode
  }
  throw new Error(`no locker of ${brand}`)
}

/** A waybill with everything that its product takes; a locker's product needs `lockerCode`. */
export async function draftFor(
  product: ExpressProduct,
  { lockerCode }: { lockerCode?: string } = {},
): Promise<WaybillForm['draft']> {
  const { onlyBox, destination } = expressRules(product)
  const isHome = destination === 'home'
  const draft = withoutUnusedFields(product, {
    sender: SENDER,
    recipient: { ...RECIPIENT, lockerCode: lockerCode ?? null },
    ...(takes(product, 'pickup.date') ? await chooseSlots(product) : {}),
    box: onlyBox ?? 'S',
    boxes: 1,
    weight: grams(1_500),
    items: [{ code: 'TEA-1', name: 'Pu’er tea', price: cents(12_050), quantity: 2 }],
    services: [valuePlus(cents(80_000))],
    ...(isHome ? { collect: { freight: cents(0), goods: cents(24_100) } } : {}),
    remark: 'Ring twice',
  })
  return waybillDraftSchema.parse(draft)
}
