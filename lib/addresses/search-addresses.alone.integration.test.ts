import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { geocodeHongKong } from './geocode-hong-kong'
import { findsAddresses, paced, searchAddresses } from './search-addresses'

vi.mock('./geocode-hong-kong', () => ({ geocodeHongKong: vi.fn(() => Promise.resolve([])) }))
vi.mock('@/lib/config/settings', () => ({
  settings: () => ({ geocoder: { kind: 'hk', url: new URL('http://127.0.0.1') } }),
}))

const HOUR_MS = 3_600_000
const asks = vi.mocked(geocodeHongKong)
const search = (text: string) =>
  searchAddresses({ text, region: 'HK', locale: 'en', signal: AbortSignal.timeout(1) })

/** The cache took the clock when it was loaded, before a test could replace it. */
const clock = performance
let now = clock.now()
async function pass(ms: number) {
  now += ms
  await vi.advanceTimersByTimeAsync(ms)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(clock, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  asks.mockReset().mockResolvedValue([])
})

it('asks the same once a day, however it is spelt', async () => {
  await search('Parc Oasis')
  await pass(24 * HOUR_MS - 1)
  await search('parc oasis')
  expect(asks).toHaveBeenCalledOnce()
  await pass(2)
  await search('parc oasis')
  expect(asks).toHaveBeenCalledTimes(2)
})

it('keeps the latest few answers, and no more', async () => {
  await search('first')
  for (let count = 0; count < 500; count++) await search(`place ${count}`)
  asks.mockClear()
  await search('place 499')
  expect(asks).not.toHaveBeenCalled()
  await search('first')
  expect(asks).toHaveBeenCalledOnce()
})

it('keeps no failure', async () => {
  asks.mockRejectedValueOnce(new Error('gone'))
  await expect(search('nowhere')).rejects.toThrow('gone')
  await search('nowhere')
  expect(asks).toHaveBeenCalledTimes(2)
})

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

it('begins at once, then never twice within the time, in order', async () => {
  const turn = paced(1_000)
  const begun: string[] = []
  const task = (name: string) => turn(() => Promise.resolve(begun.push(name)))
  const all = [task('a'), task('b'), task('c')]
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(999)
  expect(begun).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all(all)
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('keeps the distance after a pause, and while a task takes long', async () => {
  const turn = paced(1_000)
  const begun: string[] = []
  const long = turn(() => new Promise((done) => setTimeout(done, 3_000)))
  await vi.advanceTimersByTimeAsync(1_900)
  const all = ['b', 'c'].map((name) => turn(() => Promise.resolve(begun.push(name))))
  await vi.advanceTimersByTimeAsync(999)
  expect(begun).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun).toEqual(['b', 'c'])
  await Promise.all([long, ...all])
})

it('says no to whoever would wait longer than a person does', async () => {
  const turn = paced(1_000)
  const all = Array.from({ length: 7 }, () => turn(() => Promise.resolve('done')))
  expect(await all[6]).toBeNull()
  expect(await all[0]).toBe('done')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await all[5]).toBe('done')
})

it('the government’s service is offered for Hong Kong alone', () => {
  expect(findsAddresses('hk', 'HK')).toBe(true)
  expect(findsAddresses('hk', 'SG')).toBe(false)
  expect(findsAddresses('nominatim', 'SG')).toBe(true)
})
