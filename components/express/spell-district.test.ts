import { expect, test } from 'vitest'
import { spellDistrict } from './spell-district'

test.each([
  ['沙田區', false, '沙田區', 'New Territories'],
  ['Sha Tin', false, 'Sha Tin', 'New Territories'],
  ['沙田', true, '沙田區', 'New Territories'],
  [' sha tin district', true, 'Sha Tin', 'New Territories'],
  ['東', true, '東區', 'Hong Kong Island'],
] as const)('%j (final: %s) is %s', (typed, isFinal, name, area) => {
  expect(spellDistrict(typed, isFinal)).toEqual({ name, area })
})

test.each([
  // It may become 東涌, which lies elsewhere.
  ['東', false],
  ['東涌', true],
  ['', true],
])('%j (final: %s) is no district', (typed, isFinal) => {
  expect(spellDistrict(typed, isFinal)).toBeNull()
})
