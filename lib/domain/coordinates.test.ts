import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bearingDegrees,
  distanceMetres,
  formatCoordinates,
  formatLongitudeLatitude,
  parseCoordinates,
} from './coordinates'

const CENTRAL = { lat: 22.2819, lng: 114.158 }
const MONG_KOK = { lat: 22.3193, lng: 114.1694 }

const microDegrees = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((micro) => micro / 1e6)
const points = fc.record({ lat: microDegrees(90), lng: microDegrees(180) })

describe('coordinates', () => {
  test('trap 6: read with or without a space after the comma', () => {
    for (const text of ['22.2819,114.158', '22.2819, 114.158', ' 22.28190 ,  114.1580 ']) {
      expect(parseCoordinates(text)).toEqual(CENTRAL)
    }
    for (const text of [
      '22.2819，114.158',
      '２２．２８１９，１１４．１５８',
      '\u202a22.2819, 114.158\u202c',
    ]) {
      expect(parseCoordinates(text)).toEqual(CENTRAL)
    }
    expect(parseCoordinates('-22.5,+114')).toEqual({ lat: -22.5, lng: 114 })
  })

  test.each([
    '',
    ',',
    '22.2819',
    '22.2819;114.158',
    '22.2819,114.158,3',
    'x,y',
    '1e1,114',
    'NaN,NaN',
    '90.1,0',
    '0,180.1',
    '114.158,22.2819',
    null,
    undefined,
    22,
    ['22.2819,114.158'],
    {},
  ])('%j is no coordinate', (text) => {
    expect(parseCoordinates(text)).toBeNull()
  })

  test('written without a space and with at most six decimals', () => {
    expect(formatCoordinates({ lat: 22.28190049, lng: 114.158 })).toBe('22.2819,114.158')
    expect(formatLongitudeLatitude(CENTRAL)).toEqual({ longitude: '114.158', latitude: '22.2819' })
    expect(formatCoordinates({ lat: -0.00000001, lng: 0.0000009 })).toBe('0,0.000001')
  })

  test('what is written reads back as it was', () => {
    fc.assert(
      fc.property(points, (point) => {
        const again = parseCoordinates(formatCoordinates(point))
        expect(again?.lat).toBeCloseTo(point.lat, 6)
        expect(again?.lng).toBeCloseTo(point.lng, 6)
      }),
    )
  })

  test('distance in metres: Central to Mong Kok is 4.3 km, a degree of latitude 111.2 km', () => {
    expect(distanceMetres(CENTRAL, MONG_KOK)).toBeCloseTo(4321, -2)
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -1)
    expect(distanceMetres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, -1)
  })

  test('distance is the same both ways, never negative, nothing to oneself', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 3)
        expect(distanceMetres(a, b)).toBeGreaterThanOrEqual(0)
        expect(distanceMetres(a, a)).toBe(0)
      }),
    )
  })

  test('bearing: north 0, east 90, south 180, west 270', () => {
    const origin = { lat: 0, lng: 0 }
    expect(bearingDegrees(origin, { lat: 1, lng: 0 })).toBeCloseTo(0)
    expect(bearingDegrees(origin, { lat: 0, lng: 1 })).toBeCloseTo(90)
    expect(bearingDegrees(origin, { lat: -1, lng: 0 })).toBeCloseTo(180)
    expect(bearingDegrees(origin, { lat: 0, lng: -1 })).toBeCloseTo(270)
  })

  test('bearing is always at least 0 and below 360', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        const bearing = bearingDegrees(a, b)
        expect(bearing).toBeGreaterThanOrEqual(0)
        expect(bearing).toBeLessThan(360)
      }),
    )
  })
})
