import { describe, expect, it } from 'vitest'
import { placeAddress, placeOf } from './use-coverage'

const given = (address: string) =>
  Object.fromEntries(new URL(address, 'http://localhost').searchParams)

describe('the place in the address of the coverage page', () => {
  it.each([
    { region: 'HK', pin: { lat: 22.285, lng: 114.15 } },
    { region: 'SG', pin: null },
  ] as const)('comes back as it went: %j', (place) => {
    expect(placeOf(given(placeAddress(place)), ['SG', 'HK'])).toEqual(place)
  })

  it('is of one of the person’s regions, or none', () => {
    const elsewhere = { region: 'SG', at: '1.3048,103.8318' }
    expect(placeOf(elsewhere, ['HK'])).toEqual({ region: 'HK', pin: null })
    expect(placeOf({}, ['SG', 'HK'])).toEqual({ region: 'SG', pin: null })
    expect(placeOf({ region: ['HK', 'SG'] }, ['HK'])).toEqual({ region: 'HK', pin: null })
  })

  it('has no pin where it cannot be read', () => {
    expect(placeOf({ region: 'HK', at: 'here' }, ['HK'])).toEqual({ region: 'HK', pin: null })
    expect(placeOf({ region: 'HK', at: '91,0' }, ['HK'])).toEqual({ region: 'HK', pin: null })
  })
})
