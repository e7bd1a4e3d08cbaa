/** How long numbers are without their country code, where the platform's areas agree on one length. */
const DIGITS: Readonly<Record<string, number>> = { '852': 8, '65': 8 }

/** A phone number: digits alone, without its country code. */
export function isPhoneNumber(text: string, countryCode: string) {
  if (!/^\d{5,15}$/.test(text)) return false
  const digits = DIGITS[countryCode]
  return digits === undefined || text.length === digits
}

export const isCountryCode = (text: string) => /^[1-9]\d{0,4}$/.test(text)
