import { expect, test } from 'vitest'
import { afterTyping, spellDistrict } from './spell-district'

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

test('an area goes with the district that brought it', () => {
  const shaTin = afterTyping({ district: '', area: '' }, 'Sha Tin', false)
  expect(shaTin).toEqual({ district: 'Sha Tin', area: 'New Territories' })
  const mongKok = afterTyping(shaTin, 'Mong Kok', false)
  expect(mongKok).toEqual({ district: 'Mong Kok', area: '' })
  const chosen = { ...mongKok, area: 'Kowloon' as const }
  expect(afterTyping(chosen, 'Mong Kok East', true).area).toBe('Kowloon')
  // Leaving the field changes nothing.
  expect(afterTyping(shaTin, 'Sha Tin', true)).toEqual(shaTin)
})
