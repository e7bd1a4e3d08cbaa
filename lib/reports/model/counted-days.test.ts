import { describe, expect, it } from 'vitest'
import { splitDays } from './counted-days'

const days = (from: string, to: string) => ({ from, to })
const piece = (from: string, to: string, isMonth = false) => ({ from, to, isMonth })

describe('days of which some are counted', () => {
  it('are all open where none are', () => {
    const asked = days('2026-03-01', '2026-03-31')
    expect(splitDays(asked, [])).toEqual({ open: [asked], counted: [], pieces: [] })
    const elsewhere = [days('2026-01-01', '2026-02-28'), days('2026-04-01', '2026-04-02')]
    expect(splitDays(asked, elsewhere)).toEqual({ open: [asked], counted: [], pieces: [] })
  })

  it('have as many whole months as there are', () => {
    const asked = days('2025-11-27', '2026-11-25')
    expect(splitDays(asked, [days('2024-01-01', '2026-11-23')])).toEqual({
      open: [days('2026-11-24', '2026-11-25')],
      counted: [days('2025-11-27', '2026-11-23')],
      pieces: [
        piece('2025-11-27', '2025-11-30'),
        piece('2025-12-01', '2026-10-31', true),
        piece('2026-11-01', '2026-11-23'),
      ],
    })
  })

  it.each([
    ['2026-02-01', '2026-02-28', [piece('2026-02-01', '2026-02-28', true)]],
    ['2024-02-01', '2024-02-28', [piece('2024-02-01', '2024-02-28')]],
    ['2026-02-02', '2026-02-28', [piece('2026-02-02', '2026-02-28')]],
    ['2026-01-31', '2026-03-01', null],
    ['2026-12-31', '2027-01-01', [piece('2026-12-31', '2027-01-01')]],
    ['2026-05-05', '2026-05-05', [piece('2026-05-05', '2026-05-05')]],
  ])('from %s to %s', (from, to, pieces) => {
    const wanted = pieces ?? [
      piece('2026-01-31', '2026-01-31'),
      piece('2026-02-01', '2026-02-28', true),
      piece('2026-03-01', '2026-03-01'),
    ]
    expect(splitDays(days(from, to), [days('2020-01-01', '2030-01-01')]).pieces).toEqual(wanted)
  })

  it('are open between those that are counted, and no month is whole across a gap', () => {
    const counted = [days('2026-03-01', '2026-03-10'), days('2026-03-12', '2026-04-30')]
    expect(splitDays(days('2026-03-05', '2026-05-01'), counted)).toEqual({
      open: [days('2026-03-11', '2026-03-11'), days('2026-05-01', '2026-05-01')],
      counted: [days('2026-03-05', '2026-03-10'), days('2026-03-12', '2026-04-30')],
      pieces: [
        piece('2026-03-05', '2026-03-10'),
        piece('2026-03-12', '2026-03-31'),
        piece('2026-04-01', '2026-04-30', true),
      ],
    })
  })
})
