import { expect, it } from 'vitest'
import { pageRule } from './use-paper-size'

it('is 80 mm wide and a little longer than the ticket', () => {
  // 96 pixels of CSS are an inch.
  expect(pageRule(96)).toBe('@page { size: 80mm 30mm; margin: 0 }')
  expect(pageRule(0)).toBe('@page { size: 80mm 4mm; margin: 0 }')
})
