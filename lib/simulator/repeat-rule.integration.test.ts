import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createdParcel, parcelCreation } from '../testing/simulator/parcel-requests'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

const CREATE = '/order/create'
const UNKNOWN_QUOTATION = { quotation_key: 'PQ-of-nobody' }

let simulator: SimulatorUnderTest
const errorOf = async (body: Record<string, unknown>) =>
  (await simulator.parcels.send(CREATE, body)).answer['error']
const doubles = async () => (await simulator.stranger.control('GET', '/doubles')).body

describe.each([
  ['attempts', 40303],
  ['successes', 0],
] as const)('where the 60-second rules count %s', (repeatRule, second) => {
  beforeEach(async () => {
    simulator = await simulatorUnderTest({ repeatRule })
  })
  afterEach(() => simulator.stop())

  it(`a try that was refused is followed by ${second}`, async () => {
    const request = parcelCreation()
    expect(await errorOf({ ...request, ...UNKNOWN_QUOTATION })).toBe(4001280009)
    expect(await errorOf(request)).toBe(second)
  })

  it(`and one in which the platform broke down by ${second}, with nothing done by it`, async () => {
    const request = parcelCreation()
    const fault = { path: `/parcel/v1.0${CREATE}`, kind: 'http_500' }
    await simulator.stranger.control('POST', '/faults', fault)
    // The answer of a platform that breaks down is no JSON.
    await simulator.parcels.send(CREATE, request).catch(() => null)
    expect((await simulator.stranger.control('GET', '/orders')).body).toEqual([])
    expect(await errorOf(request)).toBe(second)
  })
})

it('tells of every number that has two orders', async () => {
  simulator = await simulatorUnderTest()
  const request = parcelCreation()
  const first = await createdParcel(simulator.parcels, request)
  expect(await doubles()).toEqual([])
  await simulator.clock.advance(60_000)
  const second = await createdParcel(simulator.parcels, request)
  expect(await doubles()).toEqual([
    {
      base_path: '/parcel/v1.0',
      client_order_id: request.client.order_id,
      order_ids: [first.orderId, second.orderId],
    },
  ])
  await simulator.stop()
})
