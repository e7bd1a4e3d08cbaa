import { expect, it } from 'vitest'
import type { Sending } from '@/lib/stores/model/sending'
import { refetchDelay } from './hours-query'

const sending = (state: Sending['state']) => ({ state }) as Sending

it('asks again soon while something is under way, later while it is open, else seldom', () => {
  const soon = refetchDelay([sending('accepted'), sending('sending')])
  const later = refetchDelay([sending('unconfirmed'), null])
  const seldom = refetchDelay([sending('accepted'), sending('refused'), undefined])
  expect(soon).toBeLessThan(later)
  expect(later).toBeLessThan(seldom)
  expect(refetchDelay([sending('queued')])).toBe(soon)
  expect(refetchDelay([sending('not-sent')])).toBe(later)
})
