import { expect, it } from 'vitest'
import type { Coordinates } from '@/lib/domain/coordinates'
import { manyLockers } from '@/lib/testing/seeds/many-lockers'
import { findLockers, indexLocker } from '../find-lockers'
import { fitOf } from './fit-of'

const found = (places: readonly (Coordinates | null)[], origin: Coordinates | null = null) => {
  const lockers = manyLockers(places.length).map((one, at) => ({
    ...one,
    location: places[at] ?? null,
  }))
  return findLockers(lockers.map(indexLocker), { text: '', district: null, origin })
}

it('shows the corners of all that was found', () => {
  const places = [
    { lat: 22.3, lng: 114.1 },
    { lat: 22.4, lng: 114.3 },
    null,
    { lat: 22.2, lng: 114.2 },
  ]
  expect(fitOf(found(places), null)).toEqual([
    { lat: 22.2, lng: 114.1 },
    { lat: 22.4, lng: 114.3 },
  ])
})

it('shows the nearest around an origin, not the far ones', () => {
  const origin = { lat: 22.3, lng: 114.2 }
  const places = Array.from({ length: 20 }, (_, at) => ({ lat: 22.3 + at / 100, lng: 114.2 }))
  expect(fitOf(found(places, origin), origin)).toEqual([origin, { lat: 22.37, lng: 114.2 }])
})

it('is not led astray by a locker in the sea of Africa, nor by none', () => {
  expect(
    fitOf(
      found([
        { lat: 0, lng: 0 },
        { lat: 22.3, lng: 114.1 },
      ]),
      null,
    ),
  ).toEqual([
    { lat: 22.3, lng: 114.1 },
    { lat: 22.3, lng: 114.1 },
  ])
  expect(fitOf(found([null]), null)).toEqual([])
})
