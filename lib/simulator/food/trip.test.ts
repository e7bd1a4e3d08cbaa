import { describe, expect, it } from 'vitest'
import { directMetres } from '../core/coordinates'
import { OrderLife } from '../core/order-life'
import { randomFrom } from '../core/random'
import { ManualClock } from '../../testing/simulator/manual-clock'
import { chooseCourier } from './courier'
import type { Volume } from './delivery-mode'
import { measureWay } from './delivery-way'
import { MERCHANTS } from './merchants'
import type { FoodOrder } from './order'
import { planTrip } from './trip'
import type { Vehicle } from './vehicles'
import { lastUpload } from './whereabouts'

const MINUTE = 60_000
const merchant = MERCHANTS[0]!
const customer = { lat: 22.2775, lng: 114.172 }
const TOP_SPEED: Record<Vehicle, number> = { walker: 5, bicycle: 15, motorbike: 30, van: 25 }

function planFor(seed: string, volume: Volume = 0, untilAppointmentMs?: number, to = customer) {
  const random = randomFrom(seed)
  const way = measureWay(merchant, to)
  const courier = chooseCourier(random, merchant, way, volume)
  return planTrip({ random, merchant, courier, way, untilAppointmentMs })
}

const totalMs = (steps: readonly { lastsMs: number }[]) =>
  steps.reduce((sum, { lastsMs }) => sum + lastsMs, 0)

describe('a trip', () => {
  it('takes plausible times', () => {
    for (let i = 0; i < 100; i++) {
      const { steps } = planFor(`trip ${i}`)
      const [accept, approach, store] = steps
      expect(accept.lastsMs).toBeGreaterThanOrEqual(1 * MINUTE)
      expect(accept.lastsMs).toBeLessThanOrEqual(3 * MINUTE)
      expect(approach!.lastsMs).toBeLessThan(15 * MINUTE)
      expect(store!.lastsMs).toBeGreaterThanOrEqual(3 * MINUTE)
      expect(store!.lastsMs).toBeLessThanOrEqual(8 * MINUTE)
    }
  })

  it('arrives at the appointed time when there is time enough', () => {
    const untilAppointment = 3 * 60 * MINUTE
    expect(totalMs(planFor('later', 0, untilAppointment).steps)).toBeCloseTo(untilAppointment, -1)
  })

  it('sends only those who may carry it (food §2.3) and would go that way', () => {
    const kinds = (volume: Volume, to = customer) =>
      new Set(
        Array.from(
          { length: 60 },
          (_, i) => planFor(`k${i}`, volume, undefined, to).courier.vehicle,
        ),
      )
    const acrossTheHarbour = { lat: 22.2975, lng: 114.172 }
    expect(kinds(3)).toEqual(new Set(['van']))
    expect(kinds(2)).toEqual(new Set(['motorbike', 'van']))
    expect(kinds(0, acrossTheHarbour)).toEqual(new Set(['motorbike', 'van']))
    expect(kinds(0).has('bicycle')).toBe(true)
  })
})

/** An order in the world of a manual clock, as far as a courier's position needs one. */
function orderOnItsWay(speed: number) {
  const clock = new ManualClock()
  const trip = planFor('ride')
  const life = new OrderLife(clock, speed, trip.steps, () => undefined)
  const order = { merchant, trip, life, request: { userLocation: customer } } as FoodOrder
  return { clock, order, upload: () => lastUpload(order, speed, clock.now()) }
}

describe('a courier', () => {
  it('is unknown before accepting, at the store while waiting, at the door in the end', async () => {
    const { clock, order, upload } = orderOnItsWay(1)
    expect(upload()).toBeUndefined()
    order.life.advance()
    expect(upload()!.position).toEqual(order.trip.courier.startsAt)
    order.life.advance()
    expect(upload()!.position).toEqual(merchant.coordinate)
    order.life.advance()
    expect(directMetres(upload()!.position, merchant.coordinate)).toBeLessThan(2)
    await clock.advance(60 * MINUTE)
    expect(order.life.over).toBe(true)
    expect(upload()!.position).toEqual(customer)
  })

  it('rides without a jump, never faster than its vehicle, and uploads every five seconds', async () => {
    const { clock, order, upload } = orderOnItsWay(1)
    for (let i = 0; i < 3; i++) order.life.advance()
    const metresPerSecond = (TOP_SPEED[order.trip.courier.vehicle] * 1000) / 3600 / 0.95
    let last = upload()!
    while (!order.life.over) {
      await clock.advance(1000)
      const next = upload()!
      const seconds = (next.at - last.at) / 1000
      expect(next.at).toBeLessThanOrEqual(clock.now())
      expect(clock.now() - next.at).toBeLessThan(5000)
      expect(directMetres(last.position, next.position)).toBeLessThanOrEqual(
        metresPerSecond * seconds + 2,
      )
      last = next
    }
  })

  it('rides so much faster as the speed says', async () => {
    const slow = orderOnItsWay(1)
    const fast = orderOnItsWay(20)
    for (const { order } of [slow, fast]) for (let i = 0; i < 3; i++) order.life.advance()
    await slow.clock.advance(40_000)
    await fast.clock.advance(2000)
    const apart = directMetres(fast.upload()!.position, slow.upload()!.position)
    expect(apart).toBeLessThan(1)
  })

  it('waits at the end of the stretch while the order is held', async () => {
    const { clock, order, upload } = orderOnItsWay(1)
    for (let i = 0; i < 3; i++) order.life.advance()
    order.life.hold()
    await clock.advance(60 * MINUTE)
    const near = upload()!
    expect(order.life.status).toBe(9015)
    expect(clock.now() - near.at).toBeLessThan(5000)
    expect(directMetres(near.position, customer)).toBeLessThan(350)
    expect(directMetres(near.position, customer)).toBeGreaterThan(50)
  })
})
