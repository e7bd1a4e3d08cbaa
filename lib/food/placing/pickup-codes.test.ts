import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextCode } from './pickup-codes'

it('counts on from the last one, keeps zeros, begins anew after 9999', () => {
  expect(nextCode(null, new Set())).toBe('0001')
  expect(nextCode('0041', new Set())).toBe('0042')
  expect(nextCode('9999', new Set())).toBe('0000')
})

it('trap 36: is always four digits that no open order has', () => {
  const code = fc.integer({ min: 0, max: 9999 }).map((value) => String(value).padStart(4, '0'))
  fc.assert(
    fc.property(fc.option(code), fc.uniqueArray(code, { maxLength: 200 }), (last, used) => {
      const next = nextCode(last, new Set(used))
      expect(next).toMatch(/^\d{4}$/)
      expect(used).not.toContain(next)
    }),
  )
})

it('says so when every code is in use', () => {
  const all = new Set(Array.from({ length: 10_000 }, (_, value) => String(value).padStart(4, '0')))
  expect(() => nextCode('0000', all)).toThrow('in use')
})
