import { expect, it } from 'vitest'
import { ratioOf, scaleLines } from './report-scale'

const machine = {
  when: '2026-11-20T00:00:00.000Z',
  commit: 'abc',
  cores: 2,
  cpu: 'some',
  memoryGb: 8,
  loadBefore: 3,
  loadMost: 0,
  node: '20.20.2',
  next: '16',
}
const result = (orders: number, ms: number) => ({
  orders,
  loadSeconds: 1.5,
  bytes: 2 ** 30,
  figures: [{ group: 'search', name: 'phone', ms }],
})

it('tells how many times as long the most takes as the fewest', () => {
  expect([ratioOf(40, 80), ratioOf(0.2, 3), ratioOf(1, 10), ratioOf(10, 4)]).toEqual([2, 1, 2, 0.5])
})

it('has one line for each question, with a column for each amount', () => {
  const lines = scaleLines({ machine, results: [result(10_000, 20), result(1_000_000, 30)] })
  expect(lines.find((line) => line.startsWith('what'))).toMatch(/10,000 ms +1,000,000 ms +times$/)
  expect(lines.find((line) => line.includes('phone'))).toMatch(/phone +20\.0 +30\.0 +1\.5$/)
  expect(lines).toContain('1,000,000 orders: loaded in 1.5 s, 1.00 GB')
  expect(lines.at(-1)).toContain('was busy')
})

it('says so where nothing was measured', () => {
  expect(scaleLines({ machine, results: [] })).toEqual(['Nothing was measured.'])
})
