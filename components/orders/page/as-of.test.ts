import { expect, it } from 'vitest'
import { refreshState } from './as-of'

const NOON = Date.parse('2026-11-23T04:00:00Z')
const seconds = (count: number) => NOON + count * 1_000
const iso = (count: number) => new Date(seconds(count)).toISOString()

it.each([
  ['nobody asked', null, iso(-600), 0, 'idle'],
  ['asked a moment ago', 0, iso(-600), 3, 'asking'],
  ['never answered before', 0, null, 3, 'asking'],
  ['answered since', 0, iso(2), 3, 'idle'],
  ['answered just before, so that nothing was asked', 0, iso(-4), 3, 'idle'],
  ['no answer for long', 0, iso(-600), 20, 'late'],
  ['asked so long ago that nobody waits', 0, iso(-600), 61, 'idle'],
] as const)('%s', (_what, asked, asOf, now, state) => {
  const askedAt = asked === null ? null : seconds(asked)
  expect(refreshState({ askedAt, asOf, now: seconds(now) })).toBe(state)
})
