import { expect, it } from 'vitest'
import { createdWaybill } from '../testing/simulator/express-requests'
import { createdOrder } from '../testing/simulator/food-requests'
import { createdParcel, parcelCreation } from '../testing/simulator/parcel-requests'
import { simulatorUnderTest } from '../testing/simulator/simulator-under-test'

/** Everything that a client sees of one order's life, asked for every half minute. */
async function lifeUnder(seed: number) {
  const simulator = await simulatorUnderTest({ seed })
  const { key, data } = await createdOrder(simulator.stranger, { client_order_id: '20260114777' })
  const seen: unknown[] = [{ ...data, order_url: '' }]
  for (let i = 0; i < 30; i++) {
    await simulator.clock.advance(30_000)
    const info = await simulator.stranger.data('/order/takeaway/info', key)
    const position = await simulator.stranger.data('/tasker/takeaway/position_latest', key)
    seen.push([{ ...info, order_url: '' }, position])
  }
  await simulator.stop()
  return seen
}

it('gives the same life for the same seed, and another for another', async () => {
  const first = await lifeUnder(1)
  expect(await lifeUnder(1)).toEqual(first)
  expect(await lifeUnder(2)).not.toEqual(first)
})

/** What a client sees of a parcel and of a waybill, asked for every ten minutes. */
async function parcelsAndWaybillsUnder(seed: number) {
  const simulator = await simulatorUnderTest({ seed })
  const parcel = await createdParcel(
    simulator.parcels,
    parcelCreation({ client: { order_id: 'same' } }),
  )
  const waybill = await createdWaybill(simulator.express, { client_order_id: 'same' })
  const seen: unknown[] = []
  for (let i = 0; i < 12; i++) {
    await simulator.clock.advance(10 * 60_000)
    const info = await simulator.parcels.data('/order/info', parcel.key)
    const printed = await simulator.express.data('/order/homeexpress/waybill', waybill.key)
    const ids = { order_id: '', tracking_no: '', shipment_code: '' }
    seen.push({ ...info, ...ids, receipts: [] }, { ...printed, ...ids })
  }
  await simulator.stop()
  return seen
}

it('gives the same parcels and waybills for the same seed, and others for another', async () => {
  const first = await parcelsAndWaybillsUnder(1)
  expect(await parcelsAndWaybillsUnder(1)).toEqual(first)
  expect(await parcelsAndWaybillsUnder(2)).not.toEqual(first)
})
