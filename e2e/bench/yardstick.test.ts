import { expect, it } from 'vitest'
import { workInNode, yardstickLines } from './yardstick'

const quick = { nodeMs: 50, browserMs: 60, rowMs: 1 }

it('takes a time that can be told', () => {
  expect(workInNode()).toBeGreaterThan(1)
})

it('says how quick the machine was before and after', () => {
  const lines = yardstickLines(quick, { nodeMs: 55, browserMs: 58, rowMs: 1.2 })
  expect(lines).toEqual([expect.stringContaining('in Node 50 and 55 ms')])
})

it('makes nothing of a tenth of a millisecond', () => {
  const row = { ...quick, rowMs: 0.3 }
  expect(yardstickLines(row, { ...row, rowMs: 0.2 })).toHaveLength(1)
})

it('says that it could not be measured afterwards', () => {
  expect(yardstickLines(quick, null)).toEqual([expect.stringMatching(/50 ms.*could not/)])
})

it.each([
  ['slower', { ...quick, rowMs: 1.3 }],
  ['quicker', { ...quick, browserMs: 46 }],
])('says that it became %s', (_, after) => {
  expect(yardstickLines(quick, after)).toHaveLength(2)
})
