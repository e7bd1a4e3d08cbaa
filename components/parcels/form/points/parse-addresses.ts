export type PastedAddress = {
  address: string
  name: string
  phone: string
  /** What more stood in the line, and has no place in the form. */
  others: string[]
}

const LEAST_PHONE_DIGITS = 6

/** Nothing but digits and what people put between them, and enough of them to be dialled. */
function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu) ?? []
  return digits.length >= LEAST_PHONE_DIGITS && /^[+＋\p{Nd}\s().-]+$/u.test(text)
}

/**
 * One drop-off a line, from a sheet or a message. Columns are told apart by tabs, as sheets copy
 * them: address first, then name and phone in either order; columns after those are told apart.
 * Without tabs commas count as columns only at the end of a line that ends in a phone number, since
 * addresses have commas too; what stands before it is a name when there is no digit in it. Empty
 * lines are nothing.
 */
export function parseAddresses(text: string): PastedAddress[] {
  return text
    .split(/\r?\n/)
    .map((line) => (line.includes('\t') ? fromColumns(line) : fromCommas(line)))
    .filter(({ address }) => address !== '')
}

function fromColumns(line: string): PastedAddress {
  const [address = '', ...others] = line.split('\t').map((cell) => cell.trim())
  const phone = others.find(isPhone) ?? ''
  const [name = '', ...more] = others.filter((cell) => cell !== '' && cell !== phone)
  return { address, name, phone, others: more }
}

function fromCommas(line: string): PastedAddress {
  const parts = line.split(/[,，]/).map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  if (parts.length < 2 || !isPhone(last)) return alone(line.trim())
  const before = parts.at(-2) ?? ''
  const isName = parts.length > 2 && before !== '' && !/\p{Nd}/u.test(before)
  const address = parts.slice(0, isName ? -2 : -1).join(', ')
  return { ...alone(address), name: isName ? before : '', phone: last }
}

function alone(address: string): PastedAddress {
  return { address, name: '', phone: '', others: [] }
}
