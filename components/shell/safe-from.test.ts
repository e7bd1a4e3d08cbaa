import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFrom } from './safe-from'

describe('safeFrom', () => {
  it.each(['/food', '/food/12?view=map', '/settings/people#roles', '/'])('keeps %s', (path) => {
    expect(safeFrom(path)).toBe(path)
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/..//elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    ' /food',
    'food',
    '',
    `/${'x'.repeat(3000)}`,
  ])('drops %j', (given) => {
    expect(safeFrom(given)).toBe('/')
  })

  it.each([undefined, null, 3, ['/food'], {}])('drops %j, which is no text', (given) => {
    expect(safeFrom(given)).toBe('/')
  })

  it('does not come back to the sign-in page or to something that is no page', () => {
    expect(safeFrom('/sign-in?from=%2Ffood')).toBe('/')
    expect(safeFrom('/api/auth/signout')).toBe('/')
    expect(safeFrom('/sign-in-board')).toBe('/sign-in-board')
  })

  it('stays on the site whatever it is given', () => {
    const site = 'https://handover.example'
    const part = fc.constantFrom('/', '\\', '.', '..', '\t', '\r', '@', ':', 'evil.example', '%2f')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        expect(new URL(safeFrom(`/${parts.join('')}`), site).origin).toBe(site)
      }),
    )
  })
})
