import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { config } from '@/proxy'

const runsFor = (path: string, cookies: Record<string, string> = {}) =>
  doesMatch({ config, url: `http://localhost:3000${path}`, cookies })

describe('the way to the sign-in page', () => {
  it.each(['/', '/food', '/parcels/17?from=board', '/settings/people'])(
    'is looked for at %s where nobody is signed in',
    (path) => {
      expect(runsFor(path)).toBe(true)
      expect(runsFor(path, { 'another-cookie': 'x' })).toBe(true)
    },
  )

  it.each(['next-auth.session-token', '__Secure-next-auth.session-token'])(
    'costs a request with a session nothing: %s',
    (name) => {
      expect(runsFor('/food', { [name]: 'x' })).toBe(false)
    },
  )

  it('is looked for where a session comes in pieces, which only the proxy puts together', () => {
    expect(runsFor('/food', { 'next-auth.session-token.0': 'x' })).toBe(true)
  })

  it.each(['/sign-in', '/api/health', '/callbacks/food', '/offline', '/track/abc', '/icon.svg'])(
    'leaves %s alone',
    (path) => {
      expect(runsFor(path)).toBe(false)
    },
  )
})
