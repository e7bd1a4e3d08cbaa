import { expect, it } from 'vitest'
import {
  machineMayResend,
  machineMayStillResend,
  proofOf,
  resendFrom,
  secondsToResend,
  resendMayDouble,
  type Evidence,
} from './evidence'
import type { Family } from '@/lib/domain/stages'

const FAMILIES: readonly Family[] = ['food', 'parcel', 'express']

it.each<[Evidence, string, string, string]>([
  ['answer', 'placed', 'placed', 'placed'],
  ['callback', 'placed', 'nothing', 'placed'],
  ['query', 'placed', 'placed', 'placed'],
  ['not-found', 'nothing', 'nothing', 'nothing'],
  ['not-sent', 'not-placed', 'not-placed', 'not-placed'],
  ['refused', 'not-placed', 'not-placed', 'not-placed'],
  ['silence', 'nothing', 'nothing', 'nothing'],
  ['resend-exists', 'placed', 'nothing', 'placed'],
  ['resend-repeated', 'nothing', 'nothing', 'nothing'],
  ['resend-refused', 'nothing', 'nothing', 'nothing'],
  ['staff', 'not-placed', 'not-placed', 'not-placed'],
])('%s: food %s, parcel %s, express %s', (evidence, ...proofs) => {
  expect(FAMILIES.map((family) => proofOf(family, evidence))).toEqual(proofs)
})

const sentAgo = (seconds: number) => ({
  firstSent: seconds,
  lastSent: seconds,
  isAbandoned: false,
})

it('sends food again only for a person', () => {
  for (const seconds of [0, 30, 61, 3_600]) {
    expect(machineMayResend('food', sentAgo(seconds))).toBe(false)
  }
})

it('sends a parcel again by itself only while 40303 guards it', () => {
  const after = (seconds: number) => machineMayResend('parcel', sentAgo(seconds))
  expect([0, 10, 40, 41, 59, 61, 600].map(after)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  // The window is that of the first request: sending again does not open it anew.
  expect(machineMayResend('parcel', { ...sentAgo(5), firstSent: 50 })).toBe(false)
})

it('sends a waybill again by itself once the 60 seconds are over, however late', () => {
  const after = (lastSent: number) =>
    machineMayResend('express', { ...sentAgo(lastSent), firstSent: lastSent + 100 })
  expect([0, 30, 60, 65, 86_400].map(after)).toEqual([false, false, false, true, true])
})

it('sends a waybill again at once whose sender died, and nothing else for that', () => {
  const abandoned = { ...sentAgo(6), isAbandoned: true }
  expect(FAMILIES.map((family) => machineMayResend(family, abandoned))).toEqual([false, true, true])
  expect(machineMayResend('parcel', { ...sentAgo(41), isAbandoned: true })).toBe(false)
  expect(secondsToResend('express', sentAgo(6))).toBe(59)
  expect(secondsToResend('express', abandoned)).toBeLessThanOrEqual(0)
})

it('says when sending again could make a second order', () => {
  expect(FAMILIES.map((family) => resendMayDouble(family, 61))).toEqual([false, true, false])
  expect(resendMayDouble('parcel', 40)).toBe(false)
  expect(resendMayDouble('parcel', 41)).toBe(true)
})

it('never sends again into the window in which it is refused for repeating', () => {
  expect(FAMILIES.map(resendFrom)).toEqual([65, 0, 65])
})

it('knows when there is nothing left that it could try by sending again', () => {
  expect(FAMILIES.map((family) => machineMayStillResend(family, 30))).toEqual([false, true, true])
  expect(FAMILIES.map((family) => machineMayStillResend(family, 90))).toEqual([false, false, true])
})
