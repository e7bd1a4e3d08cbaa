import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import {
  EXPRESS_PRODUCTS,
  expressRules,
  takes,
  WAYBILL_FIELDS,
  type ExpressProduct,
} from '@/lib/domain/express/express-products'
import { cents } from '@/lib/domain/money'
import {
  valuePlus,
  withoutUnusedFields,
  type WaybillDraft,
} from '@/lib/domain/express/waybill-draft'
import { grams } from '@/lib/domain/weight'
import { platform } from '@/lib/platform/current'
import { startSimulator } from '@/lib/simulator/server'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { openWorld, type World } from '@/lib/testing/world'
import { placeWaybill } from '@/lib/testing/place-orders'
import { waybillDraftSchema, type WaybillForm } from '../model/waybill-form'
import { createWaybillInBackground } from './create-waybill-in-background'
import { readClone } from './read-clone'
import { readWaybillStores } from './read-waybill-stores'

const CREATE = '/order/homeexpress/create'
const MERCHANT = 800_001
const POINT = { lat: 22.3814, lng: 114.1886 }
const ADDRESS = {
  flat: 'B',
  floor: '12',
  building: 'Sha Tin Centre',
  street: '2 Wang Pok Street',
  district: '沙田區',
  area: '新界',
}

let world: World
let shatin: number

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1000, seed: 11 })
  shatin = await world.instance.storeId('HK-SHATIN-03')
})
describe('a shipment number of our own', () => {
  const own = (shipmentCode: string) => {
    const form = waybillForm(shatin)
    return { ...form, draft: { ...form.draft, shipmentCode } }
  }
  const place = async (form: WaybillForm) =>
    placeWaybill({ actor: await world.instance.actor('warehouse'), form })

  it('goes out where the store’s merchant uses such services, and once', async () => {
    const at = eq(stores.id, shatin)
    const change = { expressMerchantId: 810_001, expressShipmentCodes: true }
    await world.instance.db.update(stores).set(change).where(at)
    try {
      expect(await place(own('OWN-77'))).toMatchObject({ placing: 'placed' })
      const [sent] = await world.received(CREATE)
      expect(JSON.stringify(sent)).toContain('"shipment_code":"OWN-77"')
      await expect(place(own('own-77'))).rejects.toMatchObject({
        key: 'shipmentCodeTaken',
        fields: { shipmentCode: 'taken' },
      })
    } finally {
      const back = { expressMerchantId: MERCHANT, expressShipmentCodes: false }
      await world.instance.db.update(stores).set(back).where(at)
    }
  })

  it('is refused elsewhere, before anything is sent', async () => {
    await expect(place(own('OWN-78'))).rejects.toMatchObject({
      fields: { shipmentCode: 'not-taken' },
    })
    expect(await world.received(CREATE)).toEqual([])
  })
})

beforeEach(async () => {
  await world.control('reset', {})
})
afterAll(() => world.close())

/** Everything that any product takes, at times that the platform offers for it. */
async function everything(product: ExpressProduct): Promise<WaybillDraft> {
  const slots = await platform()
    .express()
    .dateTimeSlots({ merchantId: MERCHANT, product }, { language: 'en', priority: 'person' })
  const locker = await platform()
    .express()
    .pickupPoints({ district: '沙田區' }, { language: 'en', priority: 'person' })
  const pickup = slots.pickup.slots.find(({ time }) => time.from > world.clock.date())
  return {
    sender: {
      name: 'Shop',
      callingCode: '852',
      phone: '21110003',
      address: ADDRESS,
      location: POINT,
    },
    recipient: {
      name: '陳大文',
      callingCode: '852',
      phone: '61234567',
      address: ADDRESS,
      callingCode2: '852',
      phone2: '51234567',
      location: POINT,
      lockerCode: locker.points[0]?.lockerCode ?? '',
    },
    pickup: pickup ? { date: pickup.date, period: pickup.period } : null,
    box: 'XS',
    boxes: 1,
    weight: grams(1500),
    remark: 'fragile',
    items: [{ code: 'A-1', name: 'Tea', quantity: 2, price: cents(1250) }],
    services: [valuePlus(cents(100_000))],
    collect: { freight: cents(2000), goods: cents(12_850) },
  }
}

const formOf = (product: ExpressProduct, draft: WaybillDraft): WaybillForm =>
  waybillForm(shatin, { product, draft: waybillDraftSchema.parse(draft) })
const warehouse = () => world.instance.actor('warehouse')
const row = async (orderId: number) => {
  const [found] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  return found!
}
const created = async () =>
  (await world.received(`/v1.1${CREATE}`)).map(
    ({ body }) => (body as unknown as { data: Record<string, unknown> }).data,
  )

it('a form begins with the store itself where nobody sent from there yet', async () => {
  const { stores } = await readWaybillStores({ actor: await warehouse(), locale: 'zh-HK' })
  expect(stores).toHaveLength(1)
  expect(stores[0]).toMatchObject({
    name: '沙田店',
    location: POINT,
    sender: { name: 'Sha Tin', phone: '21110003' },
  })
  expect(stores[0]?.sender.location).toBeUndefined()
  const staff = await world.instance.actor('staff')
  const none = { stores: [], notSetUp: [] }
  expect(await readWaybillStores({ actor: staff, locale: 'en' })).toEqual(none)
})

describe('each of the seven products', () => {
  it.each(EXPRESS_PRODUCTS)('%s is placed with all that it takes', async (product) => {
    const form = formOf(product, withoutUnusedFields(product, await everything(product)))
    const { orderId, placing } = await placeWaybill({ actor: await warehouse(), form })
    expect(placing).toBe('placed')
    const [sent] = await created()
    const { senderType, recipientType, group } = expressRules(product)
    expect(sent).toMatchObject({
      product_code: product,
      merchant_id: MERCHANT,
      total_weight: 1500,
      recipient: { type: recipientType, phone: '61234567', district: 'HK' },
      item_detail: [{ code: 'A-1', name: 'Tea', quantity: 2, price: 1250 }],
      sender: group === 'warehouse' ? {} : { type: senderType, longitude: '114.1886' },
    })
    expect(sent && 'cod' in sent).toBe(takes(product, 'collect'))
    expect(await row(orderId)).toMatchObject({ placing: 'placed', recipientName: '陳大文' })
  })

  it('with the least that it takes too', async () => {
    for (const product of EXPRESS_PRODUCTS) {
      const optional = ['remark', 'services', 'collect', 'delivery'] as const
      const full = withoutUnusedFields(product, await everything(product))
      const least = { ...full, ...Object.fromEntries(optional.map((name) => [name, null])) }
      const form = formOf(product, least)
      const { placing } = await placeWaybill({ actor: await warehouse(), form })
      expect([product, placing]).toEqual([product, 'placed'])
    }
  })
})

describe('nothing is sent', () => {
  it.each(EXPRESS_PRODUCTS)('when %s lacks something that it requires', async (product) => {
    const failure = await placeWaybill({
      actor: await warehouse(),
      form: formOf(product, { clientOrderId: 'none' }),
    }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ key: 'wrongInput', fields: { 'recipient.name': 'required' } })
    expect(await created()).toEqual([])
  })

  const WRONG: [ExpressProduct, Partial<WaybillDraft>, string, string][] = [
    ['HDP-ECOMM-L', { box: 'L' }, 'box', 'box-size'],
    ['HDP-ECOMM-L', { boxes: 2 }, 'boxes', 'too-many:1'],
    ['HDP-SFWH-L', { weight: grams(5001) }, 'weight', 'too-heavy:5000'],
    ['HDP-PND-1-H', { weight: grams(2001) }, 'weight', 'too-heavy:2000'],
    ['HDP-ECOMM-H', { weight: grams(10) }, 'weight', 'too-light:11'],
    ['HDP-ECOMM-H', { boxes: 255 }, 'boxes', 'too-many:254'],
    ['HDP-ECN-H', { pickup: null }, 'pickup.date', 'required'],
    ['HDP-SFWH-H', { items: [{ code: 'A', quantity: 1 }] }, 'items.0.name', 'required'],
  ]
  it.each(WRONG)('%s with %j', async (product, change, field, problem) => {
    const full = withoutUnusedFields(product, await everything(product))
    const form = formOf(product, { ...full, ...change })
    const failure = await placeWaybill({ actor: await warehouse(), form }).catch(
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ key: 'wrongInput', fields: { [field]: problem } })
    expect(await created()).toEqual([])
  })

  it('of what the product has no place for, though it was given', async () => {
    const product = 'HDP-SFWH-L'
    const form = formOf(product, await everything(product))
    await placeWaybill({ actor: await warehouse(), form })
    const [sent] = await created()
    const untaken = WAYBILL_FIELDS.filter((field) => !takes(product, field))
    expect(untaken).toContain('collect')
    expect(sent).not.toHaveProperty('cod')
    expect(sent).toMatchObject({ sender: {}, delivery: {} })
    expect(JSON.stringify(sent)).not.toContain('Wang Pok')
  })

  it('by somebody who may not, or for a store without express', async () => {
    const draft = await everything('HDP-SFWH-H')
    const form = formOf('HDP-SFWH-H', draft)
    const staff = await world.instance.actor('staff')
    await expect(placeWaybill({ actor: staff, form })).rejects.toMatchObject({ key: 'notAllowed' })
    const storeId = await world.instance.storeId('HK-CENTRAL-01')
    const manager = await world.instance.actor('manager')
    await expect(
      placeWaybill({ actor: manager, form: { ...form, storeId } }),
    ).rejects.toMatchObject({ key: 'storeWithoutExpress' })
    expect(await created()).toEqual([])
  })
})

describe('a shipment code', () => {
  const coded = (clientShipmentCode: string) => {
    const form = waybillForm(shatin)
    return { ...form, draft: { ...form.draft, clientShipmentCode } }
  }

  it('that another waybill has is refused at its field before anything is sent', async () => {
    const actor = await warehouse()
    const first = coded('PO-77')
    const { orderId } = await placeWaybill({ actor, form: first })
    await expect(placeWaybill({ actor, form: coded('po-77 ') })).rejects.toMatchObject({
      key: 'shipmentCodeTaken',
      fields: { clientShipmentCode: 'taken' },
    })
    // The same form again is the same waybill, and no second one.
    expect(await placeWaybill({ actor, form: first })).toMatchObject({ orderId })
    const asked = { ...coded('PO-77'), formKey: randomUUID() }
    await expect(createWaybillInBackground({ actor, asked })).rejects.toMatchObject({
      key: 'shipmentCodeTaken',
    })
    expect(await created()).toHaveLength(1)
  })

  it('is given once, however many ask for it at one moment', async () => {
    const actor = await warehouse()
    const asked = Array.from({ length: 5 }, () => placeWaybill({ actor, form: coded('PO-78') }))
    const all = await Promise.allSettled(asked)
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await created()).toHaveLength(1)
  })

  it('is free again where the platform refused its waybill', async () => {
    const actor = await warehouse()
    await world.control('faults', {
      path: `/v1.1${CREATE}`,
      kind: 'error',
      times: 1,
      code: 263_007,
    })
    await expect(placeWaybill({ actor, form: coded('PO-79') })).rejects.toMatchObject({
      key: 'platformRefused',
    })
    const { placing } = await placeWaybill({ actor, form: coded('PO-79') })
    expect(placing).toBe('placed')
  })
})

describe('a refusal', () => {
  it.each([
    [263_007, 'weight'],
    [263_004, 'clientShipmentCode'],
    [262_111, 'pickup.period'],
  ])('%i names the field %s', async (code, field) => {
    await world.control('faults', { path: `/v1.1${CREATE}`, kind: 'error', times: 1, code })
    const form = waybillForm(shatin)
    const placed = await placeWaybill({ actor: await warehouse(), form }).catch(
      (error: unknown) => error,
    )
    expect(placed).toMatchObject({ key: 'platformRefused', fields: { [field]: 'refused' } })
  })

  it('names the parameter that the platform’s own words name', async () => {
    const form = waybillForm(shatin)
    const draft = { ...form.draft, box: 'HUGE' }
    const failure = await placeWaybill({
      actor: await warehouse(),
      form: { ...form, draft },
    }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ key: 'platformRefused', fields: { box: 'refused' } })
  })
})

describe('an order number of the merchant’s own', () => {
  const numbered = (clientOrderId: string, change: { remark?: string } = {}) => {
    const form = waybillForm(shatin)
    return { ...form, draft: { ...form.draft, ...change, clientOrderId } }
  }

  it('is sent again with what was mended, as the same order', async () => {
    const actor = await warehouse()
    const fault = { path: `/v1.1${CREATE}`, kind: 'error', times: 1, code: 263_007 }
    await world.control('faults', fault)
    await expect(placeWaybill({ actor, form: numbered('W-100') })).rejects.toMatchObject({
      key: 'platformRefused',
    })
    // Armed faults answer before the platform remembers, so that no minute has to pass.
    const mended = await placeWaybill({ actor, form: numbered('W-100', { remark: 'mended' }) })
    expect(mended.placing).toBe('placed')
    const all = await world.instance.db
      .select()
      .from(orders)
      .where(eq(orders.clientOrderId, 'W-100'))
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({ id: mended.orderId, request: { draft: { remark: 'mended' } } })
  })

  it('that a waybill has is told at its field', async () => {
    const actor = await warehouse()
    await placeWaybill({ actor, form: numbered('W-101') })
    await expect(placeWaybill({ actor, form: numbered('W-101') })).rejects.toMatchObject({
      key: 'clientOrderIdTaken',
      fields: { clientOrderId: 'taken' },
    })
  })

  it('a form whose refusal was lost on its way is told of it once more, and not sent', async () => {
    const actor = await warehouse()
    const fault = { path: `/v1.1${CREATE}`, kind: 'error', times: 1, code: 263_007 }
    await world.control('faults', fault)
    const form = numbered('W-102')
    await placeWaybill({ actor, form }).catch(() => null)
    expect(await placeWaybill({ actor, form })).toMatchObject({ placing: 'refused' })
    expect(await created()).toHaveLength(1)
  })
})

describe('what a form begins with', () => {
  it('the same form sent twice is one waybill', async () => {
    const form = waybillForm(shatin)
    const actor = await warehouse()
    const both = await Promise.all([placeWaybill({ actor, form }), placeWaybill({ actor, form })])
    expect(both[0].orderId).toBe(both[1].orderId)
    expect(await created()).toHaveLength(1)
  })

  it('a form that was changed after it was sent is told that it went out as it was', async () => {
    const form = waybillForm(shatin)
    const actor = await warehouse()
    const { orderId } = await placeWaybill({ actor, form })
    expect(await placeWaybill({ actor, form })).toEqual({ orderId, placing: 'placed' })
    const later = { ...form, draft: { ...form.draft, remark: 'ring twice' } }
    const told = await placeWaybill({ actor, form: later })
    expect(told).toEqual({ orderId, placing: 'placed', changed: true })
    const other = { ...form, product: 'HDP-WHECN-H' as const }
    expect(await placeWaybill({ actor, form: other })).toMatchObject({ changed: true })
    expect(await created()).toHaveLength(1)
  })

  it('a copy has fresh numbers and no times, and only for who may place at its store', async () => {
    const product = 'HDP-ECOMM-H'
    const actor = await warehouse()
    const form = formOf(product, withoutUnusedFields(product, await everything(product)))
    const { orderId } = await placeWaybill({ actor, form })
    const clone = await readClone({ actor, orderId })
    expect(clone).toMatchObject({ orderId, storeId: shatin, product })
    expect(clone?.draft).toMatchObject({
      clientOrderId: null,
      clientShipmentCode: null,
      pickup: null,
      delivery: null,
      recipient: { name: '陳大文', location: POINT },
    })
    const again = formOf(product, { ...clone?.draft, pickup: form.draft.pickup })
    const second = await placeWaybill({ actor, form: again })
    const [first, copy] = [await row(orderId), await row(second.orderId)]
    expect(copy.placing).toBe('placed')
    expect(copy.clientOrderId).not.toBe(first.clientOrderId)
    const codes = (await created()).map((sent) => sent['client_shipment_code'])
    expect(new Set(codes).size).toBe(2)

    expect(await readClone({ actor: await world.instance.actor('staff'), orderId })).toBeNull()
    const become = (change: Partial<typeof orders.$inferInsert>) =>
      world.instance.db.update(orders).set(change).where(eq(orders.id, orderId))
    await become({ pseudonymisedAt: new Date() })
    expect(await readClone({ actor, orderId })).toBeNull()
    await become({ pseudonymisedAt: null, request: null })
    expect(await readClone({ actor, orderId })).toBeNull()
  })

  it('the sender of the store’s last waybill, also past ones that are brought in', async () => {
    const actor = await world.instance.actor('manager')
    const product = 'HDP-ECOMM-H'
    const full = withoutUnusedFields(product, await everything(product))
    const sender = { ...full.sender, name: 'Back door', location: { lat: 22.39, lng: 114.19 } }
    await placeWaybill({ actor, form: formOf(product, { ...full, sender }) })
    const { orderId } = await placeWaybill({ actor, form: waybillForm(shatin) })
    const values = await row(orderId)
    const brought = Array.from({ length: 60 }, (_, index) => {
      const own = { formKey: randomUUID(), clientOrderId: `BROUGHT-${index}` }
      return { ...values, ...own, id: undefined }
    })
    await world.instance.db.insert(orders).values(brought)
    const { stores, notSetUp } = await readWaybillStores({ actor, locale: 'en' })
    expect(stores.map(({ code }) => code)).toEqual(['HK-SHATIN-03'])
    expect(stores[0]?.sender).toMatchObject({
      name: 'Back door',
      phone: '21110003',
      location: { lat: 22.39, lng: 114.19 },
    })
    expect(notSetUp.map(({ name }) => name)).toContain('Central')
  })
})
