import type { LifeStep } from '../core/order-life'
import type { Random } from '../core/random'
import { neighbourhoodOf } from '../geo/neighbourhood'
import type { Courier } from './courier'
import type { DeliveryWay } from './delivery-way'
import type { Merchant } from './merchants'
import { ACCEPTED, AT_STORE, COMPLETED, CREATED, NEAR, RIDING } from './statuses'
import { rideMs } from './vehicles'

const MINUTE = 60_000
const NEAR_M = 300
const NEAR_SHARE = 0.25
/** Even a courier next door takes a moment to set off. */
const SHORTEST_APPROACH_MS = MINUTE

/** How an order will be carried, decided when it is created. Durations are simulated milliseconds. */
export type Trip = {
  readonly courier: Courier
  readonly approachMetres: number
  readonly rideMetres: number
  /** Where status 9017 begins, in metres of the ride. */
  readonly nearFromMetres: number
  readonly steps: readonly [LifeStep, ...LifeStep[]]
}

type Plan = {
  readonly random: Random
  readonly merchant: Merchant
  readonly courier: Courier
  readonly way: DeliveryWay
  /** Milliseconds until a scheduled order's moment; undefined for an instant order. */
  readonly untilAppointmentMs: number | undefined
}

/** Draws the waiting times, and for a scheduled order starts the search so that it arrives on time. */
export function planTrip({ random, merchant, courier, way, untilAppointmentMs }: Plan): Trip {
  const streets = neighbourhoodOf(merchant.coordinate, merchant.region)
  const traffic = random.between(0.95, 1.15)
  const approachMetres = streets.travelMetres(courier.startsAt)
  const rideMetres = way.travel
  const nearFromMetres = rideMetres - Math.min(NEAR_M, rideMetres * NEAR_SHARE)
  const acceptMs = random.between(1, 3) * MINUTE
  const approachMs = Math.max(
    SHORTEST_APPROACH_MS,
    rideMs(courier.vehicle, approachMetres) * traffic,
  )
  const storeMs = random.between(3, 8) * MINUTE
  const ridingMs = rideMs(courier.vehicle, nearFromMetres) * traffic
  const nearMs = rideMs(courier.vehicle, rideMetres - nearFromMetres) * traffic
  const servedMs = acceptMs + approachMs + storeMs + ridingMs + nearMs
  const idleMs = Math.max(0, (untilAppointmentMs ?? 0) - servedMs)
  return {
    courier,
    approachMetres,
    rideMetres,
    nearFromMetres,
    steps: [
      { status: CREATED, lastsMs: idleMs + acceptMs },
      { status: ACCEPTED, lastsMs: approachMs },
      { status: AT_STORE, lastsMs: storeMs },
      { status: RIDING, lastsMs: ridingMs },
      { status: NEAR, lastsMs: nearMs },
      { status: COMPLETED, lastsMs: 0 },
    ],
  }
}

/** Simulated milliseconds that a step of the trip lasts. */
export const lastsMs = (trip: Trip, status: number) =>
  trip.steps.find((step) => step.status === status)?.lastsMs ?? 0
