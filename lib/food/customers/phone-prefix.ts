import { areaOf, type Region } from '@/lib/domain/areas'
import { plainNumber } from '@/lib/domain/typed-text'

/**
 * How the number that is being typed begins in the form in which customers' numbers are kept: with
 * the region's trunk prefix, without its calling code, a foreign one with `+`. Null for no number.
 */
export function phonePrefix(typed: string, region: Region): string | null {
  const text = plainNumber(typed).replace(/[\s().\-‐-―−/]/g, '')
  const international = /^(?:\+|00)(\d+)$/.exec(text)?.[1]
  const { callingCode, trunkPrefix, phoneDigits } = areaOf(region)
  const national = (digits: string) =>
    digits.startsWith(trunkPrefix) ? digits : trunkPrefix + digits
  if (international !== undefined) {
    return international.startsWith(callingCode)
      ? national(international.slice(callingCode.length))
      : `+${international}`
  }
  if (!/^\d+$/.test(text)) return null
  // Too long for a number of its own: the calling code was typed without its plus.
  const isFull = text.length > phoneDigits.max + trunkPrefix.length && text.startsWith(callingCode)
  return national(isFull ? text.slice(callingCode.length) : text)
}
