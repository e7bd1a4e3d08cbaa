import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCoordinates, parseCoordinates } from '../coordinates'
import { placeInText, textWithoutLink } from './place-in-text'

const CENTRAL = { lat: 22.2819, lng: 114.158 }

test.each([
  '22.2819, 114.158',
  '22.2819 114.1580',
  '（２２．２８１９，１１４．１５８）',
  '22.2819° N, 114.1580° E',
  '22.2819N 114.158E',
  'N 22.2819 E 114.158',
  'https://maps.google.com/?q=22.2819,114.1580',
  'https://maps.google.com/maps?q=loc:22.2819,114.158&z=17',
  'https://www.google.com/maps/search/?api=1&query=22.2819%2C114.158',
  'https://www.google.com/maps/search/22.2819,+114.158?entry=tts',
  'https://www.google.com/maps/place/22.2819,114.158/@22.1,114.2,17z',
  'https://www.google.com/maps/@22.2819,114.158,17z',
  'https://www.google.com/maps/dir/?api=1&destination=22.2819,114.158',
  'https://www.google.com.hk/maps/place/IFC/@22.285,114.1599,16z/data=!3m1!4b1!4m6!3m5!1s0x34!8m2!3d22.2819!4d114.158!16s',
  'https://maps.apple.com/?ll=22.2819,114.158&q=Dropped%20Pin',
  'https://maps.apple.com/place?coordinate=22.2819,114.158&name=Pin',
  'https://www.openstreetmap.org/?mlat=22.2819&mlon=114.158#map=17/22.1/114.2',
  'https://www.openstreetmap.org/#map=17/22.2819/114.158',
  'geo:22.2819,114.158?z=17',
  'geo:0,0?q=22.2819,114.158(Here)',
  'Here: https://maps.google.com/?q=22.2819,114.158.',
  'My place is here\nhttps://maps.google.com/?q=22.2819,114.158 . Ring the bell',
])('%j is at Central', (text) => {
  expect(placeInText(text)).toEqual(CENTRAL)
})

test.each([
  ['22°16\'54.8"N 114°09\'28.8"E', { lat: 22.281889, lng: 114.158 }],
  ['22°16′54.84″ N, 114° 9′ 28.8″ E', { lat: 22.2819, lng: 114.158 }],
  ['33°52′S 151°12.5′E', { lat: -33.866667, lng: 151.208333 }],
  ['34.6037 S, 58.3816 W', { lat: -34.6037, lng: -58.3816 }],
])('%j is degrees', (text, place) => {
  const read = placeInText(text)
  expect(read && formatCoordinates(read)).toBe(formatCoordinates(place))
})

test.each([
  '',
  'Flat 8, 22 Des Voeux Road',
  '22, 114 Nathan Road',
  '91234567',
  '12 34',
  '114.158, 22.2819',
  '91.5 N, 114 E',
  '22°75′N 114°E',
  'https://maps.app.goo.gl/AbCd12345',
  'https://maps.google.com/?q=IFC+Mall,+Hong+Kong',
  'https://maps.google.com/?q=122.2819,114.158',
  'https://example.com/orders/22.2819',
  'https://',
  'geo:',
])('%j says no place', (text) => {
  expect(placeInText(text)).toBeNull()
})

test('an address is left without its link', () => {
  expect(textWithoutLink('Flat 8B\nhttps://maps.google.com/?q=22.2,114.1.\n88 Long Road')).toBe(
    'Flat 8B . 88 Long Road',
  )
  expect(textWithoutLink(' geo:22.2,114.1 ')).toBe('')
  expect(textWithoutLink('Flat 8B')).toBe('Flat 8B')
})

test('every place is read back from the links that name it, and no text is a mistake', () => {
  const micro = (limit: number) =>
    fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((degrees) => degrees / 1e6)
  fc.assert(
    fc.property(micro(90), micro(180), (lat, lng) => {
      const text = formatCoordinates({ lat, lng })
      const place = parseCoordinates(text)
      for (const before of ['', 'https://maps.google.com/?q=', 'https://g.co/maps/@'])
        expect(placeInText(before + text)).toEqual(place)
    }),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'https://a.b/', 'geo:'),
      (text, before) => {
        const place = placeInText(before + text)
        expect(place === null || Math.abs(place.lat) <= 90).toBe(true)
      },
    ),
  )
})
