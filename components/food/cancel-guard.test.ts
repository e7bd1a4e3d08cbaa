import { expect, it } from 'vitest'
import { cancelPhase } from './cancel-guard'

it.each([
  ['waiting', 'before-arrival'],
  ['coming', 'before-arrival'],
  ['at-store', 'at-store'],
  ['riding', 'picked-up'],
  ['near', 'picked-up'],
  ['problem', 'not-known'],
  ['unknown', 'not-known'],
] as const)('says what cancelling means while %s', (stage, phase) => {
  expect(cancelPhase(stage, false)).toBe(phase)
  expect(cancelPhase(stage, true)).toBe('self-pickup')
})
