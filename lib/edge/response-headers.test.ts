import { describe, expect, it } from 'vitest'
import { mapOrigins, tileOrigins } from './content-security-policy'
import { responseHeaders } from './response-headers'

const RULES = {
  isHttps: true,
  imageOrigins: ['https://tiles.example'],
  dataOrigins: ['https://maps.example'],
  developing: false,
}
const headersOf = (path: string, rules = RULES) => responseHeaders(rules, { path, nonce: 'N0nce' })

const directive = (policy: string | undefined, name: string) =>
  policy?.split('; ').find((one) => one.startsWith(`${name} `))

describe('the policy of a page', () => {
  const policy = headersOf('/food')['Content-Security-Policy']
  it('runs scripts of ours and of this answer alone', () => {
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-N0nce'")
  })
  it('asks for data here and at the archive of streets alone', () => {
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://maps.example")
  })
  it('shows pictures from here and from the tiles alone', () => {
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://tiles.example")
  })
})

it('frames a label from here alone, and lets it run nothing', () => {
  const policy = headersOf('/api/printing/labels/7')['Content-Security-Policy']
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'")
  expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  expect(policy).not.toContain('script-src')
})

it('tells browsers to stay with HTTPS where the dashboard is on it', () => {
  expect(headersOf('/')['Strict-Transport-Security']).toBe('max-age=31536000')
  expect(headersOf('/', { ...RULES, isHttps: false })).not.toHaveProperty(
    'Strict-Transport-Security',
  )
})

it('hands on the address of a customer’s page to nobody', () => {
  expect(headersOf('/track/abc')).toMatchObject({
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  })
  expect(headersOf('/tracking')).toMatchObject({ 'Referrer-Policy': 'same-origin' })
})

it.each([
  [null, []],
  ['https://tiles.example/{z}/{x}/{y}.png?key=a', ['https://tiles.example']],
  ['http://127.0.0.1:8080/{z}/{x}/{y}.png', ['http://127.0.0.1:8080']],
  [
    'https://{s}.tiles.example/{z}/{x}/{y}{r}.png',
    ['https://a.tiles.example', 'https://b.tiles.example', 'https://c.tiles.example'],
  ],
])('tiles of %s come from %j', (template, origins) => {
  expect(tileOrigins(template)).toEqual(origins)
})

it('lets a page reach the host of its map for what that map needs, and no other', () => {
  const none = { imageOrigins: [], dataOrigins: [] }
  expect(mapOrigins(null)).toEqual(none)
  expect(mapOrigins({ kind: 'archive', url: '/api/map/streets.pmtiles' })).toEqual(none)
  expect(mapOrigins({ kind: 'archive', url: 'https://maps.example/asia.pmtiles?key=a' })).toEqual({
    imageOrigins: [],
    dataOrigins: ['https://maps.example'],
  })
  expect(mapOrigins({ kind: 'raster', url: 'https://t.example/{z}/{x}/{y}.png' })).toEqual({
    imageOrigins: ['https://t.example'],
    dataOrigins: [],
  })
})
