import { expect, it } from 'vitest'
import { RepeatedScan } from './repeated-scan'

it('knows a code that comes again within three seconds, however often', () => {
  const repeated = new RepeatedScan()
  const heard = [
    ['HX1', 0],
    ['hx1 ', 2_900],
    ['HX1', 5_800],
    ['HX2', 5_900],
    ['HX1', 6_000],
    ['HX1', 9_000],
  ] as const
  expect(heard.map(([code, at]) => repeated.isRepeat(code, at))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})

it('takes the same code anew once it was asked for', () => {
  const repeated = new RepeatedScan()
  repeated.isRepeat('HX1', 0)
  repeated.forget()
  expect(repeated.isRepeat('HX1', 1)).toBe(false)
})
