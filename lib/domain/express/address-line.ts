import { findDistrict, HONG_KONG_AREAS } from './hong-kong-districts'
import { isMissing, type ExpressAddress } from './waybill-draft'

/**
 * An address out of its parts, as it is written in Hong Kong: in Chinese from the area down to the
 * flat with nothing between, else from the flat up with commas. Which of them the address itself
 * says, by the script of its street, and not who reads it. Empty without parts.
 */
export function addressLine(address: ExpressAddress | null | undefined): string {
  return joined(addressLines(address), isChinese(address))
}

/** The same on two lines, each with parts that belong together; those without any are left out. */
export function addressLines(address: ExpressAddress | null | undefined): string[] {
  const { building, street, postalCode } = address ?? {}
  const chinese = isChinese(address)
  const { district, area } = placeIn(address, chinese ? 'zh' : 'en')
  const { flat, floor, block } = chinese ? chineseDoor(address) : englishDoor(address)
  const lines = chinese
    ? [
        [postalCode, area, district, street],
        [building, block, floor, flat],
      ]
    : [
        [flat, floor, block, building],
        [street, district, area, postalCode],
      ]
  return lines.map((line) => joined(line, chinese)).filter((line) => line !== '')
}

/** Lines of one address as one, whoever told them. */
export const inOneLine = (lines: readonly string[]): string =>
  joined(lines, lines.every(hasChinese))

const hasChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** A street of Hong Kong is named in two scripts; where there is none, its building says it. */
function isChinese(address: ExpressAddress | null | undefined): boolean {
  const { building, street, district, area } = address ?? {}
  const telling = [street, building, district, area].find((part) => !isMissing(part))
  return hasChinese(telling ?? '')
}

function joined(parts: readonly (string | null | undefined)[], chinese: boolean): string {
  const given = parts.flatMap((part) => (isMissing(part) ? [] : [(part ?? '').trim()]))
  if (!chinese) return given.join(', ')
  return given.reduce((line, part) => line + (needsSpace(line, part) ? ' ' : '') + part, '')
}

/** `Tower 1` and `12樓` would be read as one number. */
const needsSpace = (before: string, after: string) =>
  /[\p{Script=Latin}\p{N}]$/u.test(before) && /^[\p{Script=Latin}\p{N}]/u.test(after)

/** Which come from lists: in the one script of the rest, as far as they are known. */
function placeIn(address: ExpressAddress | null | undefined, script: 'zh' | 'en') {
  const { district, area } = address ?? {}
  const isNamed = ({ zh, en }: { zh: string; en: string }) => area === zh || area === en
  return {
    district: findDistrict(district ?? '')?.[script] ?? district,
    area: HONG_KONG_AREAS.find(isNamed)?.[script] ?? area,
  }
}

type Door = Pick<ExpressAddress, 'flat' | 'floor' | 'block'>

/** What stands in a field of its own may be a bare number: in a line it says what it is. */
const BARE_FLAT = /^(?=.)[a-z]?\d{0,4}[a-z]?$/i
const BARE_BLOCK = /^[a-z\d]{1,3}$/i
const GROUND = /^(?:g(?:\/f)?|地下)$/i
const FLOOR = /^(\d{1,3}[a-z]?)(?:\/f|樓|字樓)?$/i

function englishDoor(address: ExpressAddress | null | undefined): Door {
  const { flat, floor, block } = trimmed(address)
  const level = FLOOR.exec(floor)?.[1]
  return {
    flat: BARE_FLAT.test(flat) ? `Flat ${flat}` : flat,
    floor: GROUND.test(floor) ? 'G/F' : level ? `${level}/F` : floor,
    block: BARE_BLOCK.test(block) ? `Block ${block}` : block,
  }
}

function chineseDoor(address: ExpressAddress | null | undefined): Door {
  const { flat, floor, block } = trimmed(address)
  const level = FLOOR.exec(floor)?.[1]
  return {
    flat: BARE_FLAT.test(flat) ? `${flat}室` : flat,
    floor: GROUND.test(floor) ? '地下' : level ? `${level}樓` : floor,
    block: BARE_BLOCK.test(block) ? `${block}座` : block,
  }
}

function trimmed(address: ExpressAddress | null | undefined) {
  const part = (text: string | null | undefined) => (isMissing(text) ? '' : (text ?? '').trim())
  const { flat, floor, block } = address ?? {}
  return { flat: part(flat), floor: part(floor), block: part(block) }
}
