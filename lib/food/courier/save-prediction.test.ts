import { expect, it } from 'vitest'
import { isVisibleChange } from './save-prediction'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 4) + seconds * 1000).toISOString()
const said = (seconds: number | null, asOf: number, range: string | null = null) => ({
  at: seconds === null ? null : at(seconds),
  range,
  asOf: at(asOf),
})

it.each([
  ['the first word', undefined, said(300, 0), true],
  ['the first word, that nothing comes', undefined, said(null, 0), true],
  ['the same, a few seconds later', said(300, 0), said(304, 4), false],
  ['a minute later than thought', said(300, 0), said(364, 4), true],
  ['another range', said(300, 0, '4-6'), said(300, 4, '4-7'), true],
  ['the same, a minute later', said(300, 0), said(300, 60), true],
  ['nothing to come any more', said(300, 0), said(null, 4), true],
  ['still nothing', said(null, 0), said(null, 4), false],
  ['still nothing, a minute later', said(null, 0), said(null, 60), true],
  ['something after all', said(null, 0), said(300, 4), true],
])('%s', (_name, known, now, news) => {
  expect(isVisibleChange(known, now)).toBe(news)
})
