import { describe, expect, it } from 'vitest'
import { pickupTime } from './pickup-time'

const at = (text: string) => new Date(text)

describe('pickupTime', () => {
  it('is the slot that was chosen', () => {
    expect(pickupTime({ date: '2026-11-26', period: '10:00-13:00' }, 'HK')).toEqual({
      from: at('2026-11-26T10:00:00+08:00'),
      to: at('2026-11-26T13:00:00+08:00'),
      isDay: false,
    })
  })

  it.each([null, undefined, '', 'soon'])(
    'is the whole local day without a period: %s',
    (period) => {
      expect(pickupTime({ date: '2026-11-26', period }, 'HK')).toEqual({
        from: at('2026-11-26T00:00:00+08:00'),
        to: at('2026-11-27T00:00:00+08:00'),
        isDay: true,
      })
    },
  )

  it('is nothing without a day', () => {
    expect(pickupTime(null, 'HK')).toBeNull()
    expect(pickupTime({ date: '', period: '10:00-13:00' }, 'HK')).toBeNull()
    expect(pickupTime({ date: '2026-02-30' }, 'HK')).toBeNull()
  })
})
