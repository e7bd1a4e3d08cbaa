import { isDecimalText } from '../core/decimal-text'
import type { Fields } from '../core/fields'
import type { ExpressProduct } from './products'

const VALUE_PLUS = 'HK2DOOR_VALUEPLUS'

/** Reads `vas`; returns the parcel's declared value in dollars, empty without the value-plus service. */
export function vasField(fields: Fields): string {
  let declaredValue = ''
  for (const vas of fields.optionalGroups('vas') ?? []) {
    const code = vas.text('code')
    for (const name of ['count', 'fee']) vas.optionalText(name)
    if (code !== VALUE_PLUS) throw vas.incorrect('code', `must be ${VALUE_PLUS}`)
    declaredValue = vas.text('value')
    if (!isDecimalText(declaredValue) || Number(declaredValue) === 0)
      throw vas.incorrect('value', 'must be the value in dollars')
  }
  return declaredValue
}

/** Reads `cod`: amounts with exactly two decimals, and nothing at all for lockers (express §4.1). */
export function codField(fields: Fields, { isLocker }: ExpressProduct) {
  const cod = fields.group('cod')
  const [serviceFee, cash] = ['service_fee', 'cash'].map((name) => {
    const text = cod.optionalText(name) ?? ''
    if (text === '') return '0.00'
    if (isLocker) throw cod.incorrect(name, 'lockers collect nothing')
    if (!/^\d{1,9}\.\d{2}$/.test(text)) throw cod.incorrect(name, 'must have 2 decimal places')
    return text
  })
  return { serviceFee: serviceFee ?? '0.00', cash: cash ?? '0.00' }
}
