const SHAPE = /^\d{4,6}$/

/** A column of the keypad, and what else the lists of leaked PINs begin with. */
const USUAL = new Set('2580 0852 1470 0741 3690 0963 1379 9731 147258'.split(' '))

/** What is wrong with a new PIN: not 4 to 6 digits, or one that others try first. Null: nothing. */
export function pinFault(pin: string): 'pinDigits' | 'pinCommon' | null {
  if (!SHAPE.test(pin)) return 'pinDigits'
  return isCommon(pin) ? 'pinCommon' : null
}

function isCommon(pin: string): boolean {
  return USUAL.has(pin) || isRepeated(pin) || isRun(pin) || isPairs(pin) || isDate(pin)
}

/** 0000, 1212, 123123. */
const isRepeated = (pin: string) => /^(\d{1,3})\1+$/.test(pin)

/** 1122, 112233. */
const isPairs = (pin: string) => /^(?:(\d)\1)+$/.test(pin)

/** 1234, 4321, 7890, 2468: each digit as far from the one before as the second from the first. */
function isRun(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10)
  return steps.every((step) => step === steps[0])
}

/** A year in which somebody may be born, or six digits that are a day, in any order. */
function isDate(pin: string): boolean {
  if (pin.length === 4) return /^(?:19[3-9]|20[0-3])\d$/.test(pin)
  if (pin.length !== 6) return false
  const [first = 0, middle = 0, last = 0] = (pin.match(/\d\d/g) ?? []).map(Number)
  const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12
  return isDay(first, middle) || isDay(middle, first) || isDay(last, middle)
}
