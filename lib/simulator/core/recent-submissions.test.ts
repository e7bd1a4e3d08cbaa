import { expect, it } from 'vitest'
import { ManualClock } from '../testing/manual-clock'
import { RecentSubmissions } from './recent-submissions'

it('refuses the same data of the same operation for 60 seconds (261005)', async () => {
  const clock = new ManualClock()
  const recent = new RecentSubmissions(clock)
  recent.refuseRepeat('create', { a: 'x', b: { c: 'y' } })
  await clock.advance(59_999)
  expect(() => recent.refuseRepeat('create', { b: { c: 'y' }, a: 'x' })).toThrow('60 seconds')
  recent.refuseRepeat('cancel', { a: 'x', b: { c: 'y' } })
  recent.refuseRepeat('create', { a: 'x', b: { c: 'z' } })
  await clock.advance(1)
  recent.refuseRepeat('create', { a: 'x', b: { c: 'y' } })
})
