import { expect, it } from 'vitest'
import { randomFrom } from '../core/random'
import type { Waypoint } from './order'
import { positionsFor } from './positions'
import { planTrip } from './trip'

const MINUTE = 60_000
const van = positionsFor({
  productCode: 'DASH2HR',
  isScheduled: false,
  box: 'XL',
  metres: 0,
})[0]!
const point = (lat: number, lng: number): Waypoint => ({
  address: 'somewhere',
  description: '',
  coordinateText: `${lat},${lng}`,
  coordinate: { lat, lng },
  contacts: [],
})
const near = [point(22.28, 114.16), point(22.278, 114.172)]
const plan = (path: readonly Waypoint[], untilPickupMs?: number) =>
  planTrip({ random: randomFrom('trip'), position: van, path, untilPickupMs }).map(
    ({ lastsMs }) => lastsMs,
  )

it('arrives at the pickup of a scheduled order on time, to the millisecond', () => {
  for (const minutes of [30, 31, 90, 31 * 24 * 60]) {
    const [pending = 0, assigning = 0, accepted = 0] = plan(near, minutes * MINUTE)
    expect(pending + assigning + accepted).toBeCloseTo(minutes * MINUTE)
  }
})

it('has a partner before the time of the pickup, when the order would be cancelled', () => {
  const [pending = 0, assigning = 0] = plan(near, 30 * MINUTE)
  expect(pending + assigning).toBeLessThan(30 * MINUTE)
})

it('rides longer over more points', () => {
  const [, , , , short = 0] = plan(near)
  const [, , , , long = 0] = plan([...near, point(22.3, 114.17), point(22.33, 114.19)])
  expect(long).toBeGreaterThan(short + 10 * MINUTE)
})
