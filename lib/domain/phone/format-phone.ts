import { areaOf, type Region } from '../areas'
import { normalisePhone } from './phone'

/**
 * A phone number as people in a region write it: its own country's in the groups of that country,
 * `0912-345-678` in Taiwan; another country's after a plus and its calling code, in groups between
 * spaces. What is no number is left as it is. To be read alone: what is dialled, copied or exported
 * stays as it was.
 */
export function formatPhone(phone: string, region: Region): string {
  const read = normalisePhone(phone, region)
  if (!read.ok) return phone
  const { national, callingCode } = read
  const home = HOMES.get(callingCode)
  if (callingCode === areaOf(region).callingCode) return grouped(national, home)
  // A plus is followed by what is dialled from abroad, which is the number without its 0.
  const local = home?.hasTrunk ? `0${national.replace(/^0/, '')}` : national
  const groups = grouped(local, home).replaceAll('-', ' ')
  return `+${callingCode} ${home?.hasTrunk ? groups.replace(/^0/, '') : groups}`
}

/** Numbers that begin so, how many digits each of their groups has, and what stands between these. */
type Shape = readonly [begins: RegExp, lengths: string, between?: string]
type Home = { readonly hasTrunk: boolean; readonly shapes: readonly Shape[] }

/** Of numbers as they are dialled at home. The first that has the number's length counts. */
const MALAYSIA: readonly Shape[] = [
  // Mobiles of seven digits or eight, the Klang valley, Sabah and Sarawak, the other states.
  [/^01/, '3-3 4'],
  [/^01/, '3-4 4'],
  [/^03/, '2-4 4'],
  [/^08/, '3-3 3'],
  [/^0/, '2-3 4'],
]
const THAILAND: readonly Shape[] = [
  [/^02/, '2-3-4'],
  [/^0/, '3-3-4'],
  [/^0/, '3-3-3'],
]
const VIETNAM: readonly Shape[] = [
  // Hanoi and Ho Chi Minh City, the other provinces, mobiles.
  [/^02[48]/, '3 4 4'],
  [/^02/, '4 4 3'],
  [/^0/, '3 3 2 2'],
]
const TAIWAN: readonly Shape[] = [
  [/^0[89]00|^09/, '4-3-3'],
  [/^049/, '3-3-4'],
  [/^0[24]/, '2-4-4'],
  [/^0(?:37|89|82)/, '3-3-3'],
  [/^0/, '2-3-4'],
]
const EIGHT: readonly Shape[] = [[/^/, '4 4']]

/** By calling code. */
const HOMES: ReadonlyMap<string, Home> = new Map([
  ['852', { hasTrunk: false, shapes: EIGHT }],
  ['65', { hasTrunk: false, shapes: EIGHT }],
  ['60', { hasTrunk: true, shapes: MALAYSIA }],
  ['66', { hasTrunk: true, shapes: THAILAND }],
  ['84', { hasTrunk: true, shapes: VIETNAM }],
  ['886', { hasTrunk: true, shapes: TAIWAN }],
])

function grouped(national: string, home: Home | undefined): string {
  const shape = home?.shapes.find(
    ([begins, lengths]) => begins.test(national) && digitsOf(lengths) === national.length,
  )
  return shape ? inShape(national, shape[1]) : inFours(national)
}

const digitsOf = (lengths: string) =>
  Array.from(lengths.matchAll(/\d/g), Number).reduce((sum, length) => sum + length, 0)

/** `91234567` in `4 4` is `9123 4567`. */
function inShape(digits: string, lengths: string): string {
  let at = 0
  return lengths.replace(/\d/g, (length) => digits.slice(at, (at += Number(length))))
}

/** Of no known shape: groups of three and four, the shorter ones first, as `415 555 0132`. */
function inFours(digits: string): string {
  const count = Math.ceil(digits.length / 4)
  const short = Math.floor(digits.length / count)
  const longer = digits.length % count
  const lengths = Array.from({ length: count }, (_, at) => short + (at >= count - longer ? 1 : 0))
  return inShape(digits, lengths.join(' '))
}
