import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchKey, readBatchKey, type Batch } from './dispatch-batch'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const clock = fc
  .tuple(fc.nat(24), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const batch: fc.Arbitrary<Batch> = fc.oneof(
  day.map((one) => ({ kind: 'day' as const, day: one })),
  fc
    .tuple(day, clock, clock)
    .map(([date, from, to]) => ({ kind: 'slot' as const, date, period: `${from}-${to}` })),
  fc.integer({ min: 1, max: 999_999_999_999_999 }).map((importId) => ({
    kind: 'import' as const,
    importId,
  })),
)

describe('batchKey', () => {
  it('is read back as the batch it was', () => {
    fc.assert(
      fc.property(batch, (one) => {
        expect(readBatchKey(batchKey(one))).toEqual(one)
      }),
    )
  })

  it('survives an address', () => {
    fc.assert(
      fc.property(batch, (one) => {
        const params = new URLSearchParams({ batch: batchKey(one) })
        expect(new URLSearchParams(params.toString()).get('batch')).toBe(batchKey(one))
      }),
    )
  })

  it.each([
    '',
    'day_',
    'day_2026-1-1',
    'slot_2026-11-22',
    'week_47',
    'import_0',
    'import_07',
    'import_x',
  ])('is not %j', (key) => {
    expect(readBatchKey(key)).toBeNull()
  })
})
