import { expect, it } from 'vitest'
import type { Sending } from '@/lib/stores/schema'
import { readAgainIn } from './hours-query'

const sending = (state: Sending['state']) => ({ state }) as Sending

it('asks again soon while something is under way, later while it is open, else seldom', () => {
  const soon = readAgainIn([sending('accepted'), sending('sending')])
  const later = readAgainIn([sending('unconfirmed'), null])
  const seldom = readAgainIn([sending('accepted'), sending('refused'), undefined])
  expect(soon).toBeLessThan(later)
  expect(later).toBeLessThan(seldom)
  expect(readAgainIn([sending('queued')])).toBe(soon)
  expect(readAgainIn([sending('not-sent')])).toBe(later)
})
