import { expect, it } from 'vitest'
import { readReportAddress, reportSearch } from './report-address'

const read = (search: string) => readReportAddress(new URLSearchParams(search))

it.each([
  '',
  '?family=express&stores=1%2C7&period=week&heat=late',
  '?period=chosen&from=2026-02-01&to=2026-02-28',
])('comes back as it went: %j', (search) => expect(reportSearch(read(search))).toBe(search))

it('turns days that stand the wrong way round, and takes one for both', () => {
  expect(read('period=chosen&from=2026-03-02&to=2026-02-01')).toMatchObject({
    from: '2026-02-01',
    to: '2026-03-02',
  })
  expect(read('from=2026-03-02')).toMatchObject({
    period: 'chosen',
    from: '2026-03-02',
    to: '2026-03-02',
  })
})

it.each(['period=chosen', 'period=chosen&from=2026-02-30', 'family=x&stores=1;2&heat=9'])(
  'asks for nothing that cannot be: %s',
  (search) => expect(read(search)).toEqual(read('')),
)
