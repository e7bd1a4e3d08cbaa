import { describe, expect, it } from 'vitest'
import { mayRefuseOptions } from './fetch-label'

const refusal = (code: string, platformText = '') =>
  ({ code, platformText, family: 'express' }) as const

describe('trap 58: options of a label may have been refused', () => {
  it.each(['261004', '261103', '261105', '262111', '264100', '999999'])(
    'of a locker by %s',
    (code) => {
      expect(mayRefuseOptions(refusal(code, 'no such copies'), true)).toBe(true)
    },
  )

  it.each(['261002', '261005', '262001', '262002', '263001'])('of no label by %s', (code) => {
    expect(mayRefuseOptions(refusal(code), true)).toBe(false)
    expect(mayRefuseOptions(refusal(code), false)).toBe(false)
  })

  it('of other labels by the code of a wrong parameter alone, when it names no other', () => {
    const wrong = 'incorrect parameters'
    expect(mayRefuseOptions(refusal('261004', wrong), false)).toBe(true)
    expect(mayRefuseOptions(refusal('261004', `${wrong} (data.paper_size)`), false)).toBe(true)
    expect(mayRefuseOptions(refusal('261004', `${wrong} (data.merchant_id)`), false)).toBe(false)
    expect(mayRefuseOptions(refusal('264100'), false)).toBe(false)
  })
})
