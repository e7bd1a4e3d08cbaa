import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adoptOrder } from '@/lib/callbacks/adopt-order'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { parcelForm } from '@/lib/testing/forms/parcel-form'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { expressOrders } from '@/lib/express/express-orders'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { placeWaybill, placeFood, placeParcel } from '@/lib/testing/place-orders'
import { addCodes } from './add-codes'

let instance: TestInstance
let simulator: RunningSimulator

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 1,
    seed: 3,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

async function codesOf(orderId: number) {
  const rows = await instance.db
    .select({ kind: orderCodes.kind, code: orderCodes.code })
    .from(orderCodes)
    .where(eq(orderCodes.orderId, orderId))
    .orderBy(asc(orderCodes.kind))
  return Object.fromEntries(rows.map(({ kind, code }) => [kind, code]))
}

const orderRow = async (orderId: number) =>
  (await instance.db.select().from(orders).where(eq(orders.id, orderId)))[0]!

describe('the numbers by which an order is found', () => {
  it('are ours and the platform’s for a food order as soon as it is placed', async () => {
    const actor = await instance.actor('staff')
    const { orderId } = await placeFood({
      actor,
      form: foodForm(await instance.storeId('HK-CENTRAL-01')),
    })
    const { clientOrderId, platformOrderId } = await orderRow(orderId)
    expect(await codesOf(orderId)).toEqual({
      'client-order': clientOrderId.toUpperCase(),
      'platform-order': platformOrderId!.toUpperCase(),
    })
  })

  it('include a parcel’s shipment code, in capitals', async () => {
    const actor = await instance.actor('staff')
    const form = parcelForm(await instance.storeId('HK-CENTRAL-01'))
    const draft = { ...form.draft, clientShipmentCode: ' box-7a ' }
    const { orderId } = await placeParcel({ actor, form: { ...form, draft } })
    expect(await codesOf(orderId)).toMatchObject({ 'client-shipment': 'BOX-7A' })
    await syncOrder(parcelOrders, { db: instance.db, orderId })
    const { clientOrderId, platformOrderId } = await orderRow(orderId)
    expect(await codesOf(orderId)).toEqual({
      'client-order': clientOrderId,
      'client-shipment': 'BOX-7A',
      'platform-order': platformOrderId,
    })
  })

  it('include what is printed on a waybill, once the platform has told it', async () => {
    const actor = await instance.actor('warehouse')
    const { orderId } = await placeWaybill({
      actor,
      form: waybillForm(await instance.storeId('HK-SHATIN-03')),
    })
    const placed = await codesOf(orderId)
    expect(Object.keys(placed)).toEqual(['client-order', 'client-shipment', 'platform-order'])
    await syncOrder(expressOrders, { db: instance.db, orderId })
    const { answer } = await orderRow(orderId)
    const waybill = answer?.['waybill'] as Record<string, string>
    expect(await codesOf(orderId)).toMatchObject({
      ...placed,
      shipment: waybill['shipment_code']!.toUpperCase(),
    })
  })

  it('are known of an order that was placed elsewhere', async () => {
    const orderId = await adoptOrder(instance.db, {
      family: 'parcel',
      storeId: await instance.storeId('HK-CENTRAL-01'),
      platformOrderId: 'plat-1',
      clientOrderId: 'Other-1',
      since: new Date(),
      actorId: null,
    })
    expect(await codesOf(orderId)).toEqual({
      'client-order': 'OTHER-1',
      'platform-order': 'PLAT-1',
    })
  })

  it('are written once, and a new one of a kind takes the place of the old', async () => {
    const { orderId } = await placeFood({
      actor: await instance.actor('staff'),
      form: foodForm(await instance.storeId('HK-CENTRAL-01')),
    })
    await addCodes(instance.db, orderId, { shipment: 'one', 'carrier-order': null })
    await addCodes(instance.db, orderId, { shipment: 'two', 'client-shipment': ' ' })
    const codes = await codesOf(orderId)
    expect(codes).toMatchObject({ shipment: 'TWO' })
    expect(codes).not.toHaveProperty('carrier-order')
    expect(codes).not.toHaveProperty('client-shipment')
  })
})
