import { expect, it } from 'vitest'
import { NO_OFFERS, offerProblems } from './offers'

const chosen = {
  positions: [{ code: 'VAN', name: 'Van' }],
  services: [{ code: 'WAITING', count: '1.0', name: 'Waiting' }],
}
const service = (count: string) => ({
  code: 'WAITING',
  name: null,
  description: null,
  helpUrl: null,
  options: [{ count, label: null, fee: null, feeText: null }],
})

it('tells what is on offer no more, and nothing while that is not known', () => {
  expect(offerProblems(chosen, NO_OFFERS)).toEqual({})
  const all = { positions: [{ code: 'VAN', name: null }], services: [service('1.0')] }
  expect(offerProblems(chosen, all)).toEqual({})
  expect(offerProblems(chosen, { ...all, positions: [] })).toEqual({ positions: 'notOffered' })
  // `1.0` is not `1` (conventions §2.5).
  expect(offerProblems(chosen, { ...all, services: [service('1')] })).toEqual({
    services: 'notOffered',
  })
})
