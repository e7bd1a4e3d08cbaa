import { expect, it } from 'vitest'
import { ManualClock } from '../../../testing/simulator/manual-clock'
import { Breakdown, RepeatGuard, submissionKey, type RepeatRule } from './repeat-guard'

function guard(repeatRule: RepeatRule) {
  const clock = new ManualClock()
  const breakdown = new Breakdown()
  const made = new RepeatGuard({ clock, repeatRule, breakdown })
  const once = (key: string, work: () => string = () => 'done') =>
    made.once(key, () => new Error('60 seconds'), work)
  return { clock, breakdown, once }
}
const fail = () => {
  throw new Error('refused')
}

it.each(['attempts', 'successes'] as const)(
  'does the same once in 60 seconds: %s',
  async (rule) => {
    const { clock, once } = guard(rule)
    expect(once('a')).toBe('done')
    await clock.advance(59_999)
    expect(() => once('a')).toThrow('60 seconds')
    expect(once('b')).toBe('done')
    await clock.advance(1)
    expect(once('a')).toBe('done')
  },
)

it('counts what was refused, or what the platform broke down in, by one reading alone', () => {
  const strict = guard('attempts')
  expect(() => strict.once('a', fail)).toThrow('refused')
  expect(() => strict.once('a')).toThrow('60 seconds')
  strict.breakdown.during(() => strict.once('b'))
  expect(() => strict.once('b')).toThrow('60 seconds')

  const mild = guard('successes')
  expect(() => mild.once('a', fail)).toThrow('refused')
  mild.breakdown.during(() => mild.once('a', fail))
  expect(mild.once('a')).toBe('done')
})

it('knows the same data, however its members are ordered', () => {
  const key = submissionKey('create', { a: 'x', b: { c: 'y' } })
  expect(submissionKey('create', { b: { c: 'y' }, a: 'x' })).toBe(key)
  expect(submissionKey('cancel', { a: 'x', b: { c: 'y' } })).not.toBe(key)
  expect(submissionKey('create', { a: 'x', b: { c: 'z' } })).not.toBe(key)
})
