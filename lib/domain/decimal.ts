const DECIMAL = /^([+-]?)(\d+\.?\d*|\.\d+)$/

type Parts = { readonly negative: boolean; readonly whole: string; readonly fraction: string }

/**
 * Compares decimal numbers as they are written, exactly: `1.10` equals `1.1`, `0.3` is what it
 * says, and no digit is lost however many there are (trap 55). Negative when a is less, positive
 * when it is more, 0 when both are the same number; null when either is no decimal number.
 */
export function compareDecimals(a: string, b: string): number | null {
  const left = partsOf(a)
  const right = partsOf(b)
  if (!left || !right) return null
  const digits = Math.max(left.fraction.length, right.fraction.length)
  const difference = scaled(left, digits) - scaled(right, digits)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function isDecimal(text: string): boolean {
  return DECIMAL.test(text.trim())
}

function partsOf(text: string): Parts | null {
  const match = DECIMAL.exec(text.trim())
  if (!match?.[2]) return null
  const [whole = '', fraction = ''] = match[2].split('.')
  return { negative: match[1] === '-', whole, fraction }
}

function scaled({ negative, whole, fraction }: Parts, digits: number): bigint {
  const value = BigInt(`${whole}${fraction.padEnd(digits, '0')}`)
  return negative ? -value : value
}
