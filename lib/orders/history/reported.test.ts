import { expect, it } from 'vitest'
import { reportedOf } from './reported'

const task = {
  id: 'T1',
  courierId: 'C9',
  position: 'motorbike',
  role: 'main',
  directMetres: 1200,
  travelMetres: 1800,
  fee: 'HK$45.50',
}

it('tells fees as they were written, without the courier’s number', () => {
  const reported = reportedOf({ unsigned: { cancel: null, tasks: [task] } })
  expect(reported).toEqual({
    cancelReason: null,
    cancelledBy: null,
    fees: [
      {
        position: 'motorbike',
        role: 'main',
        directMetres: 1200,
        travelMetres: 1800,
        fee: 'HK$45.50',
      },
    ],
  })
})

it('tells who is said to have cancelled, and why', () => {
  const cancel = { reason: 'No stock', code: '7', user: '0042', at: '2026-11-21T04:00:00.000Z' }
  expect(reportedOf({ unsigned: { cancel, tasks: [] } })).toEqual({
    cancelReason: 'No stock',
    cancelledBy: '0042',
    fees: [],
  })
})

it.each([
  null,
  {},
  { code: '263006' },
  { unsigned: { cancel: null, tasks: [] } },
  { unsigned: { cancel: { reason: null, user: null }, tasks: 'none' } },
])('is nothing for %j', (kept) => {
  expect(reportedOf(kept)).toBeNull()
})

it('reads what is odd as not known', () => {
  const odd = { fee: 45, role: null, position: 'van' }
  expect(reportedOf({ unsigned: { cancel: null, tasks: [odd] } })?.fees).toEqual([
    { position: 'van', role: null, directMetres: null, travelMetres: null, fee: null },
  ])
})
