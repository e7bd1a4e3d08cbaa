import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import type { TypedParcel } from '@/lib/parcels/model/typed-parcel'
import { parseDollars } from '@/lib/domain/money'
import { Problem } from '@/lib/domain/problem'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import {
  submittedParcel,
  typedDrop,
  typedParcel,
  typedRound,
} from '@/lib/testing/forms/typed-parcel'
import { placeOrder } from '@/lib/orders/placing/place-order'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import type { SubmittedParcel } from '../model/parcel-form'
import { cloneParcel } from './clone-parcel'
import { getParcel } from '../get-parcel'
import { getPositions } from '../get-positions'
import { getServices } from '../get-services'
import { listParcelStores } from '../list-parcel-stores'
import { quoteParcel } from './quote-parcel'

let instance: TestInstance
let simulator: RunningSimulator
let central: number
let shatin: number
let mongkok: number
let orchard: number

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 20,
    seed: 7,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
  shatin = await instance.storeId('HK-SHATIN-03')
  mongkok = await instance.storeId('HK-MONGKOK-02')
  orchard = await instance.storeId('SG-ORCHARD-01')
})

beforeEach(() => control('reset', {}))

afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

async function control(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${simulator.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
}

type Asked = Record<string, unknown>

async function received(path: string): Promise<Asked[]> {
  const url = `${simulator.url}/_control/requests?path=/parcel/v1.0/${path}`
  const answer = (await (await fetch(url)).json()) as { body: Asked }[]
  return answer.map(({ body }) => body)
}

/** What a clock in Hong Kong shows at an instant, as forms write it. */
const clockAt = (instant: number) => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 16)

const signal = AbortSignal.timeout(60_000)
const submit = async (form: SubmittedParcel, who: 'staff' | 'manager' = 'manager') =>
  placeOrder(parcelOrders, { actor: await instance.actor(who), form })
const quote = async (form: SubmittedParcel) =>
  quoteParcel({ actor: await instance.actor('manager'), form, signal })

/** A form that is right in Singapore. */
function typedFromOrchard(): TypedParcel {
  const contacts = [{ name: 'Tan', phone: '8123 4567', company: '' }]
  const drop = { ...typedDrop(), location: { lat: 1.31, lng: 103.84 }, contacts }
  const typed = typedParcel({ drops: [drop] })
  return { ...typed, pickup: { ...typed.pickup, contacts } }
}

async function problemOf(promise: Promise<unknown>): Promise<Problem> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Problem)) throw new Error(`no problem: ${String(error)}`)
  return error
}

describe('an order as staff typed it', () => {
  it.each(['DASH2HR', 'DASH4HR'] as const)(
    '%s goes out as the platform wants it',
    async (product) => {
      const form = submittedParcel(central, typedParcel({ product, reference: 'INV-7' }))
      expect(await submit(form, 'staff')).toMatchObject({ placing: 'placed' })
      const [request] = await received('order/create')
      expect(request).toMatchObject({
        merchant_id: '700001',
        product_code: product,
        client: { shipment_code: 'INV-7' },
        items: { amount: '120.50', weight: '1.25', box: 'S' },
        path: [
          { address: '1 Connaught Place, Central', coordinate: '22.2819,114.158' },
          {
            address: '1 Queen’s Road Central',
            contact: [{ name: 'Chan Tai Man', phone: '91234567', country_code: '852' }],
          },
        ],
      })
      expect(request).not.toHaveProperty('schedule_time')
      expect(request).not.toHaveProperty('quotation_key')
    },
  )

  it('MPOINTS goes to 20 drop-offs in their order', async () => {
    const { orderId } = await submit(submittedParcel(central, typedRound(20)))
    const [request] = await received('order/create')
    const path = request?.['path'] as { address: string }[]
    expect(path).toHaveLength(21)
    expect(path.at(-1)?.address).toBe('20 Queen’s Road Central')
    expect(request).toMatchObject({
      contact: { name: 'Ho', phone: '61234567' },
      preferences: [{ type: 'business_position', value: 'VAN' }],
    })
    const [row] = await instance.db.select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({ family: 'parcel', address: '20 Queen’s Road Central' })
  })

  it('goes from Singapore under its own merchant and calling code', async () => {
    const form = submittedParcel(orchard, typedFromOrchard())
    expect(await submit(form)).toMatchObject({ placing: 'placed' })
    const [request] = await received('order/create')
    expect(request).toMatchObject({
      merchant_id: '720001',
      path: [{}, { contact: [{ phone: '81234567', country_code: '65' }] }],
    })
  })

  it('needs a kind of courier where the store has no contract', async () => {
    const refused = await problemOf(submit(submittedParcel(shatin)))
    expect(refused).toMatchObject({ key: 'wrongInput', fields: { positions: 'required' } })
    expect(await received('order/create')).toHaveLength(0)
    const positions = [{ code: 'VAN', name: 'Van' }]
    const form = submittedParcel(shatin, typedParcel({ positions }))
    expect(await submit(form)).toMatchObject({ placing: 'placed' })
  })

  it('is one order however often the form comes', async () => {
    const form = submittedParcel(central)
    const first = await submit(form)
    const asked = await received('order/create')
    expect(
      await submit({ ...form, quote: { key: 'PQ-LATER', total: null, seal: 'renewed' } }),
    ).toEqual(first)
    expect(await received('order/create')).toEqual(asked)
  })

  it.each<[string, (form: SubmittedParcel) => Partial<SubmittedParcel>]>([
    ['a time that is past', () => ({ when: 'later', scheduledFor: '2020-01-01T10:00' })],
    ['another door', ({ drops }) => ({ drops: [{ ...drops[0]!, address: '9 Mody Road' }] })],
    ['another note', () => ({ remark: 'ring twice' })],
    ['another store', () => ({ storeId: mongkok })],
  ])('changed to %s after it was sent, it is told that it went out as it was', async (_, to) => {
    const form = submittedParcel(central)
    const first = await submit(form)
    const asked = await received('order/create')
    expect(await submit({ ...form, ...to(form) })).toEqual({ ...first, changed: true })
    expect(await received('order/create')).toEqual(asked)
  })

  it('whose time has come since is the same form still', async () => {
    const scheduledFor = clockAt(Date.now() + 26 * 3_600_000)
    const form = submittedParcel(central, typedParcel({ when: 'later', scheduledFor }))
    const first = await submit(form)
    // As if two days ago: what was ahead then is past by now.
    const [row] = await instance.db.select().from(orders).where(eq(orders.id, first.orderId))
    const ago = (at: Date) => new Date(at.getTime() - 48 * 3_600_000)
    const { request, createdAt } = row!
    const past = { ...form, scheduledFor: clockAt(Date.now() - 22 * 3_600_000) }
    const draft = (request as { draft: Record<string, unknown> }).draft
    const scheduled = ago(new Date(String(draft['scheduledFor']))).toISOString()
    await instance.db
      .update(orders)
      .set({
        createdAt: ago(createdAt),
        request: { ...request, draft: { ...draft, scheduledFor: scheduled } },
      })
      .where(eq(orders.id, first.orderId))
    expect(await submit(past)).toEqual(first)
  })

  it('is not sent again by somebody else, whatever they changed in the form', async () => {
    const form = submittedParcel(central)
    await submit(form, 'staff')
    const asked = await received('order/create')
    expect((await problemOf(submit(form))).key).toBe('sentByAnother')
    const late = { ...form, when: 'later', scheduledFor: '2020-01-01T10:00' } as const
    expect((await problemOf(submit(late))).key).toBe('sentByAnother')
    expect(await received('order/create')).toEqual(asked)
  })

  it('is nobody’s who may not place parcels at the store', async () => {
    expect((await problemOf(submit(submittedParcel(shatin), 'staff'))).key).toBe('notAllowed')
    expect(await received('order/create')).toHaveLength(0)
  })

  it('that is in doubt stays so, and is not refused', async () => {
    await control('faults', { path: '/order/create', kind: 'drop_after', times: 1 })
    expect(await submit(submittedParcel(central))).toMatchObject({ placing: 'unconfirmed' })
  })
})

describe('a quote', () => {
  it('is asked under the order’s own number, and its key goes out with the order', async () => {
    const form = submittedParcel(central, typedRound(3))
    const answer = await quote(form)
    expect(answer.facts.map(({ name }) => name)).toContain('total')
    const { orderId } = await submit({ ...form, quote: answer.quote })
    const shown = await getParcel({ actor: await instance.actor('manager'), orderId })
    expect(shown?.agreedCents).toBe(parseDollars(answer.quote?.total ?? ''))
    expect(shown?.agreedCents).toBeGreaterThan(0)
    const [asked] = await received('order/quote')
    const [created] = await received('order/create')
    expect(created).toEqual({ quotation_key: answer.quote?.key, ...asked })
  })

  it.each<[string, Partial<TypedParcel>]>([
    ['a pin', { drops: [{ ...typedDrop(), location: { lat: 22.3, lng: 114.17 } }] }],
    ['a service', { services: [{ code: 'WAITING', count: '1.0', name: 'Waiting' }] }],
    ['the goods', { items: { ...typedParcel().items, weight: '2' } }],
  ])('is worth nothing after a change of %s, and nothing is ordered', async (_, change) => {
    const form = submittedParcel(central)
    const { quote: shown } = await quote(form)
    const problem = await problemOf(submit({ ...form, ...change, quote: shown }))
    expect(problem.key).toBe('quoteOutdated')
    expect(await received('order/create')).toHaveLength(0)
  })

  it('is worth nothing for another form, and stays good when a name is put right', async () => {
    const form = submittedParcel(central)
    const { quote: shown } = await quote(form)
    const other = { ...form, formKey: randomUUID(), quote: shown }
    const cheaper = { ...form, quote: shown && { ...shown, total: '1.00' } }
    expect((await problemOf(submit(cheaper))).key).toBe('quoteOutdated')
    expect((await problemOf(submit(other))).key).toBe('quoteOutdated')
    const contacts = [{ name: 'Chan Siu Man', phone: '91234567', company: '' }]
    const renamed = { ...form, drops: [{ ...typedDrop(), contacts }], quote: shown }
    expect(await submit(renamed)).toMatchObject({ placing: 'placed' })
    expect((await received('order/create'))[0]).toHaveProperty('quotation_key', shown?.key)
  })

  it('is not asked for a form that is not complete', async () => {
    const problem = await problemOf(quote(submittedParcel(central, typedParcel({ drops: [] }))))
    expect(problem.fields).toEqual({ drops: 'required' })
    expect(await received('order/quote')).toHaveLength(0)
  })
})

describe('a refusal', () => {
  it.each([
    [4001128002, ['pickup.contacts.0.phone']],
    [4001128010, ['drops.0.address', 'drops.1.address']],
    [400193000002, ['orderer.phone']],
    [400190001036, ['scheduledFor']],
    [400190001042, ['positions']],
    [400193000009, ['services']],
    [40302, ['storeId']],
    [4001260300, []],
  ])('%d is told at %j', async (code, fields) => {
    await control('faults', { path: '/order/create', kind: 'error', code, times: 1 })
    const problem = await problemOf(submit(submittedParcel(central, typedRound(2))))
    expect(problem.key).toBe('platformRefused')
    expect(Object.keys(problem.fields)).toEqual(fields)
  })

  it('of a quote is told at the same fields', async () => {
    await control('faults', { path: '/order/quote', kind: 'error', code: 4001128002, times: 1 })
    const problem = await problemOf(quote(submittedParcel(central)))
    expect(problem.key).toBe('platformRefused')
    expect(Object.keys(problem.fields)).toEqual(['pickup.contacts.0.phone'])
  })

  it('of the platform’s own check is told at the field', async () => {
    const services = [{ code: 'WAITING', count: '1', name: 'Waiting' }]
    const problem = await problemOf(submit(submittedParcel(central, typedParcel({ services }))))
    expect(problem.fields).toEqual({ services: 'refused' })
  })
})

describe('what is on offer', () => {
  it('services come with their counts as they are', async () => {
    const services = await getServices({
      actor: await instance.actor('staff'),
      query: { storeId: central, product: 'DASH2HR' },
      signal,
    })
    const waiting = services.find(({ code }) => code === 'WAITING')
    expect(waiting?.options.map(({ count }) => count)).toEqual(['0.5', '1.0', '2.0'])
    expect(waiting?.options[0]).toMatchObject({ fee: 3000 })
  })

  it('kinds of courier follow the path and the box', async () => {
    const actor = await instance.actor('staff')
    const codes = async (box: '' | 'XL', path: string) => {
      const query = { storeId: central, product: 'DASH2HR', scheduledFor: '', box, path } as const
      return (await getPositions({ actor, query, signal })).map(({ code }) => code)
    }
    expect(await codes('', '22.28,114.15;22.281,114.151')).toContain('WALKER')
    expect(await codes('', '22.28,114.15;22.38,114.18')).not.toContain('WALKER')
    expect(await codes('XL', '')).toEqual(['VAN'])
    await expect(codes('', 'somewhere')).rejects.toMatchObject({ key: 'wrongInput' })
  })

  it('is told to nobody who may not place parcels there', async () => {
    const query = { storeId: shatin, product: 'DASH2HR' } as const
    const actor = await instance.actor('staff')
    await expect(getServices({ actor, query, signal })).rejects.toMatchObject({ key: 'notAllowed' })
  })

  it('the stores are those that send parcels, with what the form shows of them', async () => {
    const actor = await instance.actor('staff')
    const { db } = instance
    await db.update(stores).set({ parcelMerchantId: null }).where(eq(stores.code, 'HK-MONGKOK-02'))
    const found = await listParcelStores({ actor, locale: 'zh-HK' })
    expect(found.stores).toMatchObject([{ id: central, shownName: '中環店', hasContract: true }])
    const mongkok = await instance.storeId('HK-MONGKOK-02')
    expect(found.notSetUp).toEqual([{ id: mongkok, name: '旺角店' }])
  })
})

describe('a store in a region without parcels', () => {
  it('sends none, whatever number it was given', async () => {
    const moveTo = (region: 'TPE' | 'SG') =>
      instance.db.update(stores).set({ region }).where(eq(stores.id, orchard))
    await moveTo('TPE')
    const actor = await instance.actor('manager')
    const { notSetUp } = await listParcelStores({ actor, locale: 'en' })
    expect(notSetUp.map(({ id }) => id)).toContain(orchard)
    const problem = await problemOf(submit(submittedParcel(orchard, typedFromOrchard())))
    expect(problem.key).toBe('storeWithoutParcels')
    await moveTo('SG')
  })
})

describe('a clone', () => {
  it('is the recorded order as a form, without its time', async () => {
    const soon = clockAt(Date.now() + 26 * 3_600_000)
    const typed = typedRound(2, { when: 'later', scheduledFor: soon })
    const { orderId } = await submit(submittedParcel(central, typed))
    const clone = await cloneParcel({ actor: await instance.actor('staff'), orderId })
    expect(clone).toMatchObject({
      orderId,
      storeId: central,
      parcel: { when: 'now', pickupAt: 'store' },
    })
    expect(clone?.parcel.drops.map(({ address }) => address)).toEqual(
      typed.drops.map(({ address }) => address),
    )
    expect(await submit(submittedParcel(central, clone!.parcel))).toMatchObject({
      placing: 'placed',
    })
  })

  it('of a store that sends no parcels any more is none', async () => {
    const { orderId } = await submit(submittedParcel(orchard, typedFromOrchard()))
    const merchant = (parcelMerchantId: string | null) =>
      instance.db.update(stores).set({ parcelMerchantId }).where(eq(stores.id, orchard))
    const actor = await instance.actor('manager')
    await merchant(null)
    expect(await cloneParcel({ actor, orderId })).toBeNull()
    await merchant('720001')
    expect(await cloneParcel({ actor, orderId })).toMatchObject({ orderId, storeId: orchard })
  })

  it('of an order whose people were forgotten is none', async () => {
    const { orderId } = await submit(submittedParcel(central, typedRound(2, {})))
    const actor = await instance.actor('staff')
    expect(await cloneParcel({ actor, orderId })).toMatchObject({ orderId })
    await instance.db
      .update(orders)
      .set({ pseudonymisedAt: new Date() })
      .where(eq(orders.id, orderId))
    expect(await cloneParcel({ actor, orderId })).toBeNull()
  })

  it('of an order at somebody else’s store is none', async () => {
    const positions = [{ code: 'VAN', name: 'Van' }]
    const { orderId } = await submit(submittedParcel(shatin, typedParcel({ positions })))
    expect(await cloneParcel({ actor: await instance.actor('staff'), orderId })).toBeNull()
    expect(await cloneParcel({ actor: await instance.actor('staff'), orderId: 9_999 })).toBeNull()
  })
})
