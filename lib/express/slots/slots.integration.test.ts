import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { heldPerProcess } from '@/lib/config/per-process'
import { orders } from '@/lib/db/tables/orders'
import { EXPRESS_PRODUCTS, takes } from '@/lib/domain/express/express-products'
import { grams } from '@/lib/domain/weight'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { openWorld, type World } from '@/lib/testing/world'
import { placeWaybill } from '@/lib/testing/place-orders'
import type { OfferedSlots } from '../model/offered-slots'
import type { WaybillForm } from '../model/waybill-form'
import { readSlots } from './read-slots'

const SLOTS_PATH = '/order/homeexpress/get_datetime'

let world: World
let shatin: number
let central: number

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 11 })
  shatin = await world.instance.storeId('HK-SHATIN-03')
  central = await world.instance.storeId('HK-CENTRAL-01')
})
afterAll(() => world.close())
afterEach(async () => {
  await world.control('reset', {})
  heldPerProcess().delete('express-slots')
})

const fault = (kind: string, more: object = {}) =>
  world.control('faults', { path: SLOTS_PATH, kind, times: 1, ...more })
const created = async () => (await world.received('/order/homeexpress/create')).length

async function read(product: WaybillForm['product'] = 'HDP-SFWH-H', now = world.clock.date()) {
  const actor = await world.instance.actor('warehouse')
  return readSlots({ actor, query: { storeId: shatin, product }, now })
}

async function place(draft: Partial<WaybillForm['draft']>, form?: WaybillForm) {
  const base = form ?? waybillForm(shatin)
  return placeWaybill({
    actor: await world.instance.actor('warehouse'),
    form: { ...base, draft: { ...base.draft, ...draft } },
  })
}

const startOf = ({ date, period }: { date: string; period: string }) =>
  Date.parse(`${date}T${period.slice(0, 5)}:00+08:00`)
const timesOf = ({ date, period }: { date: string; period: string }) => ({ date, period })
const deliveries = ({ delivery }: OfferedSlots) => delivery.flatMap(({ slots }) => slots)

describe('reading the slots', () => {
  it.each(EXPRESS_PRODUCTS)(
    'has pickups and all groups of %s, each slot verbatim',
    async (product) => {
      const offered = await read(product)
      expect(offered.pickup.slots.length).toBeGreaterThan(10)
      expect(offered.delivery.map(({ name }) => name)).toEqual(['default', 'sp1', 'sp2'])
      for (const slot of [...offered.pickup.slots, ...deliveries(offered)]) {
        expect(slot.date).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d$/))
        expect(slot.period).toEqual(expect.stringMatching(/^\d\d:\d\d-\d\d:\d\d$/))
        expect(slot).not.toHaveProperty('time')
      }
    },
  )

  it('asks once for all who look within half a minute', async () => {
    const now = world.clock.date()
    const [first, second] = await Promise.all([read(), read()])
    expect(second).toEqual(first)
    expect(await world.received(SLOTS_PATH)).toHaveLength(1)
    const soon = await read('HDP-SFWH-H', new Date(now.getTime() + 20_000))
    expect(soon.at).toBe(first.at)
    await read('HDP-SFWH-H', new Date(now.getTime() + 31_000))
    expect(await world.received(SLOTS_PATH)).toHaveLength(2)
  })

  it('takes out what has begun since, without asking anew', async () => {
    const [first] = (await read()).pickup.slots
    if (!first) throw new Error('no pickup slot')
    const begins = startOf(first)
    world.clock.move((begins - world.clock.now()) / 1000 - 10)
    await world.control('reset', {})
    heldPerProcess().delete('express-slots')
    const before = await read()
    const after = await read('HDP-SFWH-H', new Date(begins + 5_000))
    expect(after.at).toBe(before.at)
    // Its code counts days from the day of asking, which may be another one by now.
    const { date, period } = first
    expect(before.pickup.slots[0]).toMatchObject({ date, period })
    expect(after.pickup.slots).toEqual(before.pickup.slots.slice(1))
  })

  it('tells why when the platform cannot be asked, and asks again the next time', async () => {
    await fault('http_500')
    await expect(read()).rejects.toMatchObject({ kind: 'server-failed' })
    expect((await read()).pickup.slots.length).toBeGreaterThan(0)
  })

  it('shows the last answer where the platform will not be asked again so soon', async () => {
    const first = await read()
    await fault('error', { code: 261005 })
    const later = new Date(world.clock.now() + 40_000)
    expect((await read('HDP-SFWH-H', later)).at).toBe(first.at)
  })

  it('is for those who place waybills there, at stores that send them', async () => {
    const query = { storeId: shatin, product: 'HDP-SFWH-H' } as const
    const staff = await world.instance.actor('staff')
    await expect(readSlots({ actor: staff, query })).rejects.toMatchObject({ key: 'notAllowed' })
    const actor = await world.instance.actor('admin')
    await expect(readSlots({ actor, query: { ...query, storeId: central } })).rejects.toMatchObject(
      { key: 'storeWithoutExpress' },
    )
  })
})

describe('before a waybill is sent', () => {
  /** A day of the offer, and a delivery slot that goes with some pickup of it. */
  async function pair() {
    const offered = await read()
    const day = offered.pickup.slots.at(-1)?.date ?? ''
    const codes = offered.pickup.slots.filter(({ date }) => date === day)
    const goes = (slot: OfferedSlots['delivery'][number]['slots'][number]) =>
      codes.some(
        ({ workingDay }) =>
          slot.acceptable !== null &&
          Number(slot.acceptable.low) <= Number(workingDay) &&
          Number(workingDay) <= Number(slot.acceptable.high),
      )
    const all = deliveries(offered)
    const [good, bad] = [all.find(goes), all.find((slot) => !goes(slot))]
    if (!good || !bad) throw new Error('the simulator offers no such pair')
    return { pickup: { date: day }, good: timesOf(good), bad: timesOf(bad) }
  }

  it('lets slots through that go together', async () => {
    const { pickup, good } = await pair()
    expect(await place({ pickup, delivery: good })).toMatchObject({ placing: 'placed' })
  })

  it('turns a pair back that does not, before anything is recorded or sent', async () => {
    const { pickup, bad } = await pair()
    const form = waybillForm(shatin)
    await expect(place({ pickup, delivery: bad }, form)).rejects.toMatchObject({
      key: 'slotsGone',
      fields: { 'delivery.period': 'slot-mismatch' },
    })
    expect(await created()).toBe(0)
    const { db } = world.instance
    const rows = await db.select().from(orders).where(eq(orders.formKey, form.formKey))
    expect(rows).toEqual([])
  })

  it('turns slots back that ran out meanwhile, each at its field', async () => {
    const offered = await read('HDP-ECOMM-H')
    const [first] = offered.pickup.slots
    if (!first) throw new Error('no pickup slot')
    world.clock.move((startOf(first) - world.clock.now()) / 1000 + 3600)
    const sender = {
      name: 'Shop',
      callingCode: '852',
      phone: '21234567',
      address: { building: 'A', street: 'B', district: '沙田區', area: '新界' },
    }
    const base = waybillForm(shatin, { product: 'HDP-ECOMM-H' })
    const form = {
      ...base,
      draft: { ...base.draft, sender, box: 'S', boxes: 1, weight: grams(500) },
    }
    await expect(place({ pickup: timesOf(first) }, form)).rejects.toMatchObject({
      key: 'slotsGone',
      fields: { 'pickup.period': 'slot-gone' },
    })
    expect(takes('HDP-ECOMM-H', 'pickup.period')).toBe(true)
    expect(await created()).toBe(0)
  })

  it.each(['http_500', 'drop_before', 'garbage'])(
    'is held up by nothing when the slots cannot be asked for: %s',
    async (kind) => {
      const { pickup, good } = await pair()
      await fault(kind)
      expect(await place({ pickup, delivery: good })).toMatchObject({ placing: 'placed' })
    },
  )

  it('waits no longer than three seconds for them', async () => {
    const { pickup, good } = await pair()
    await fault('timeout')
    const asked = async () => (await world.received(SLOTS_PATH)).length
    const before = await asked()
    const over = new AbortController()
    const timeOut = AbortSignal.timeout.bind(AbortSignal)
    const patience = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === 3_000 ? over.signal : timeOut(ms)))
    const placing = place({ pickup, delivery: good })
    await eventually(async () => (await asked()) > before)
    over.abort()
    expect(await placing).toMatchObject({ placing: 'placed' })
    expect(patience).toHaveBeenCalledWith(3_000)
    patience.mockRestore()
  })

  it('answers a form sent twice with its waybill, though its slots are gone by then', async () => {
    const { pickup, good } = await pair()
    const form = waybillForm(shatin)
    const first = await place({ pickup, delivery: good }, form)
    world.clock.move(21 * 24 * 3600)
    expect(await place({ pickup, delivery: good }, form)).toEqual(first)
  })

  it('asks nothing for a waybill without slots', async () => {
    await place({})
    expect(await world.received(SLOTS_PATH)).toEqual([])
  })
})
