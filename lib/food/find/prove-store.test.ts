import { describe, expect, it } from 'vitest'
import { PlatformRefused, TimedOut } from '@/lib/platform/errors'
import type { FoodOrder } from '@/lib/platform/food/order-info'
import type { foodApi } from '../food-api'
import type { FoodStore } from '../delivering-store'
import { likelyStores, proveStore } from './prove-store'

const CENTRAL = { lat: 22.2819, lng: 114.158 }
const call = { family: 'food', operation: 'orderInfo', changes: false, requestId: 'r1' } as const
const refused = (code: string) =>
  new PlatformRefused(call, { httpStatus: 200, code, platformText: '' })

const store = (code: string, place = CENTRAL) =>
  ({ foodClientMerchantId: code, ...place }) as FoodStore

const order = (changes: Partial<FoodOrder> = {}) =>
  ({ orderId: '880001', storeCode: null, storeLocation: CENTRAL, ...changes }) as FoodOrder

/** A platform that answers `info` for these stores, and refuses or fails for the others. */
function platform(answers: Record<string, string | Error>) {
  const asked: string[] = []
  const orderInfo = ({ storeCode }: { storeCode: string }) => {
    asked.push(storeCode)
    const answer = answers[storeCode] ?? refused('263001')
    return typeof answer === 'string'
      ? Promise.resolve(order({ orderId: answer }))
      : Promise.reject(answer)
  }
  return { asked, to: { api: { orderInfo }, context: {} } as unknown as ReturnType<typeof foodApi> }
}

const codes = (stores: readonly FoodStore[]) => stores.map((one) => one.foodClientMerchantId)

describe('whose order it is', () => {
  const stores = [store('A'), store('B')]

  it('is the store’s for which the platform answers', async () => {
    const { to } = platform({ B: '880001' })
    expect(await proveStore(to, stores, order())).toBe(stores[1])
  })

  it('is nobody’s when the platform answers for none, or for some other order', async () => {
    expect(await proveStore(platform({}).to, stores, order())).toBeNull()
    expect(await proveStore(platform({ A: '880002' }).to, stores, order())).toBeNull()
    expect(await proveStore(platform({ A: refused('264100') }).to, stores, order())).toBeNull()
  })

  it('is nobody’s when the platform does not look at the store at all', async () => {
    const { to } = platform({ A: '880001', B: '880001' })
    expect(await proveStore(to, stores, order())).toBeNull()
  })

  it('stays open when a store could not be asked', async () => {
    const slow = new TimedOut(call, null, 1000)
    await expect(proveStore(platform({ A: slow }).to, stores, order())).rejects.toBe(slow)
    const tooSoon = refused('261005')
    await expect(proveStore(platform({ A: tooSoon }).to, stores, order())).rejects.toBe(tooSoon)
  })

  it('is not asked of stores that it cannot be', async () => {
    const { to, asked } = platform({})
    const far = store('FAR', { lat: 22.3193, lng: 114.1694 })
    await proveStore(to, [far, ...stores], order({ storeCode: 'B' }))
    expect(asked).toEqual(['B'])
    expect(codes(likelyStores([far, ...stores], order()))).toEqual(['A', 'B'])
  })

  it('is asked of eight at most, the nearest first; of any where the order names no place', () => {
    const row = Array.from({ length: 12 }, (_, at) =>
      store(`S${at}`, { lat: CENTRAL.lat + (12 - at) * 0.0005, lng: CENTRAL.lng }),
    )
    expect(codes(likelyStores(row, order()))).toEqual([
      'S11',
      'S10',
      'S9',
      'S8',
      'S7',
      'S6',
      'S5',
      'S4',
    ])
    expect(likelyStores(row, order({ storeLocation: null }))).toHaveLength(8)
  })
})
