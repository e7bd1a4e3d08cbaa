import { describe, expect, it } from 'vitest'
import { pinFault } from './pin'

describe('pinFault', () => {
  it.each(['', '123', '1234567', '12a4', ' 4821', '４８２１', '48.1'])(
    'wants 4 to 6 digits, not %j',
    (pin) => expect(pinFault(pin)).toBe('pinDigits'),
  )

  it.each(['0000', '99999', '111111', '1212', '123123', '1122', '112233', '987987'])(
    'refuses what repeats itself: %s',
    (pin) => expect(pinFault(pin)).toBe('pinCommon'),
  )

  it.each(['1234', '4321', '7890', '0123', '2468', '13579', '654321'])('refuses a run: %s', (pin) =>
    expect(pinFault(pin)).toBe('pinCommon'),
  )

  it.each(['1987', '2004', '311299', '123188', '880131'])('refuses a birthday: %s', (pin) =>
    expect(pinFault(pin)).toBe('pinCommon'),
  )

  it.each(['2580', '0852'])('refuses a column of the keys: %s', (pin) =>
    expect(pinFault(pin)).toBe('pinCommon'),
  )

  it.each(['4821', '7305', '90417', '739051', '0481'])('takes %s', (pin) =>
    expect(pinFault(pin)).toBeNull(),
  )

  it('leaves nearly all PINs of four digits', () => {
    const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
    const left = all.filter((pin) => pinFault(pin) === null)
    expect(left.length).toBeGreaterThan(9_500)
  })
})
