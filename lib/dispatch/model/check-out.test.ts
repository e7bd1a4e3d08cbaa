import { describe, expect, it } from 'vitest'
import { checkOutStop, type CheckOutFacts } from './check-out'
import { STAGES } from '@/lib/domain/stages'

const ready: CheckOutFacts = { placing: 'placed', stage: 'waiting', isOut: false, isInBatch: true }
const stop = (change: Partial<CheckOutFacts>) => checkOutStop({ ...ready, ...change })

describe('checkOutStop', () => {
  it('lets leave what is placed, here, and in the batch', () => {
    expect(stop({})).toBeNull()
  })

  it('lets leave what the courier was told to have taken a moment too early', () => {
    expect(stop({ stage: 'riding' })).toBeNull()
  })

  it.each([
    [{ stage: 'cancelled' }, 'cancelled'],
    [{ placing: 'refused' }, 'refused'],
    [{ placing: 'unconfirmed' }, 'unconfirmed'],
    [{ placing: 'placing' }, 'unconfirmed'],
    [{ isOut: true }, 'already-out'],
    [{ stage: 'done' }, 'finished'],
    [{ isInBatch: false }, 'wrong-batch'],
  ] as const)('%j stops it as %s', (change, expected) => {
    expect(stop(change)).toBe(expected)
  })

  it('says of a cancelled one that it is cancelled, whatever else is true', () => {
    for (const placing of ['placing', 'placed', 'refused', 'unconfirmed'] as const) {
      expect(stop({ stage: 'cancelled', placing, isOut: true, isInBatch: false })).toBe('cancelled')
    }
  })

  it('never lets leave twice', () => {
    for (const stage of STAGES) expect(stop({ stage, isOut: true })).not.toBeNull()
  })
})
