import { expect, it } from 'vitest'
import { ExpressApi } from './express'
import { FoodApi } from './food'
import { ParcelApi } from './parcel'

type Call = { readonly operation: string; readonly changes: boolean }

/** What each method of a family says of its call, which goes nowhere. */
async function callsOf(
  Api: new (channel: never) => object,
): Promise<{ methods: string[]; calls: Call[] }> {
  const calls: Call[] = []
  const channel = {
    call: (call: Call) => {
      calls.push(call)
      return Promise.resolve({ points: [], total: 0 })
    },
  }
  const api = new Api(channel as never) as Record<string, (...given: unknown[]) => unknown>
  const methods = Object.getOwnPropertyNames(Api.prototype).filter((name) => name !== 'constructor')
  for (const name of methods) {
    await Promise.resolve(api[name]?.({}, { region: 'HK' })).catch(() => undefined)
  }
  return { methods, calls }
}

it.each([
  [
    'food',
    FoodApi,
    [
      'createOrder',
      'cancelOrder',
      'updateRegularHours',
      'updateTemporaryHours',
      'updateBusinessStatus',
      'updateBufferTime',
    ],
  ],
  ['parcel', ParcelApi, ['createOrder', 'cancelOrder']],
  ['express', ExpressApi, ['createOrder', 'cancelOrder']],
] as const)('of %s only these change something', async (_family, Api, changing) => {
  const { methods, calls } = await callsOf(Api)
  const named = calls.map(({ operation }) => operation)
  expect(methods.filter((name) => name !== 'allPickupPoints' && !named.includes(name))).toEqual([])
  expect(calls.filter(({ changes }) => changes).map(({ operation }) => operation)).toEqual(changing)
})
