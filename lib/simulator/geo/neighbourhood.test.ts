import { describe, expect, it } from 'vitest'
import { type Coordinate, directMetres } from '../core/coordinates'
import { randomFrom } from '../core/random'
import { MERCHANTS } from '../food/merchants'
import { type Neighbourhood, neighbourhoodOf } from './neighbourhood'
import { isOnLand, shoresOf } from './outlines'

const central = { lat: 22.2819, lng: 114.158 }
const around = neighbourhoodOf(central, 'HK')
const STEP_M = 25

function wayFrom(streets: Neighbourhood, far: Coordinate): Coordinate[] {
  const steps = Math.ceil(streets.travelMetres(far) / STEP_M)
  return Array.from({ length: steps + 1 }, (_, i) => streets.pointAfter(far, i * STEP_M))
}

describe('the way between a store and a customer', () => {
  it.each(MERCHANTS)('stays on land wherever it can: $clientMerchantId', (merchant) => {
    const streets = neighbourhoodOf(merchant.coordinate, merchant.region)
    const shores = shoresOf(merchant.region)
    const random = randomFrom('customers', merchant.clientMerchantId)
    let tried = 0
    while (tried < 40) {
      const far = streets.spotNearby(random, 300, 4000)
      if (streets.leavesLand(far)) continue
      tried += 1
      // Both ends are pins: a few metres from the street, possibly over the edge of a quay.
      const street = wayFrom(streets, far).slice(0, -4)
      const wet = street.filter(({ lat, lng }) => !isOnLand(shores, lat, lng))
      expect(wet).toEqual([])
    }
  })

  it('goes from the far point to the place without a jump, longer than the crow flies', () => {
    const far = { lat: 22.285, lng: 114.217 }
    const way = wayFrom(around, far)
    expect(directMetres(way[0]!, far)).toBeLessThan(1)
    expect(directMetres(way.at(-1)!, central)).toBeLessThan(1)
    for (const [i, point] of way.entries())
      expect(directMetres(point, way[i - 1] ?? point)).toBeLessThan(STEP_M + 1)
    expect(around.travelMetres(far)).toBeGreaterThan(directMetres(far, central))
    expect(around.travelMetres(far)).toBeLessThan(1.5 * directMetres(far, central))
  })

  it('crosses the harbour by a tunnel, not straight over the water', () => {
    const hungHom = { lat: 22.3045, lng: 114.1815 }
    const way = wayFrom(around, hungHom)
    const wet = way.filter(({ lat, lng }) => !isOnLand(shoresOf('HK'), lat, lng))
    const tunnel = { lat: 22.2922, lng: 114.18175 }
    expect(around.leavesLand(hungHom)).toBe(true)
    expect(Math.min(...way.map((point) => directMetres(point, tunnel)))).toBeLessThan(80)
    for (const { lng } of wet) expect(Math.abs(lng - tunnel.lng)).toBeLessThan(0.002)
  })

  it('reaches an island without a bridge, and a pin in the sea, over the shortest water', () => {
    for (const far of [
      { lat: 22.226, lng: 114.112 },
      { lat: 22.3, lng: 114.13 },
    ]) {
      const way = wayFrom(around, far)
      expect(directMetres(way[0]!, far)).toBeLessThan(1)
      expect(directMetres(way.at(-1)!, central)).toBeLessThan(1)
      expect(around.leavesLand(far)).toBe(true)
    }
  })

  it('finds spots nearby, on land and at the distance asked for', () => {
    const random = randomFrom('spots')
    for (let i = 0; i < 50; i++) {
      const spot = around.spotNearby(random, 400, 1800)
      expect(isOnLand(shoresOf('HK'), spot.lat, spot.lng)).toBe(true)
      expect(directMetres(spot, central)).toBeGreaterThan(300)
      expect(directMetres(spot, central)).toBeLessThan(1900)
    }
  })

  it('follows streets, which makes it longer than a straight line', () => {
    const way = wayFrom(around, { lat: 22.266, lng: 114.15 })
    const straight = directMetres(way[0]!, way.at(-1)!)
    expect(around.travelMetres(way[0]!)).toBeGreaterThan(1.05 * straight)
  })
})
