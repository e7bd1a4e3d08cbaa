import {
  findDistrict,
  HONG_KONG_DISTRICTS,
  type HongKongArea,
} from '@/lib/domain/express/hong-kong-districts'

/**
 * The district that a text names, spelt as the list has it, in the language it was typed in; null
 * for another place. While somebody types only whole names count, since 東 may become 東涌; at the
 * end `sha tin` and 沙田 are districts too.
 */
export function spellDistrict(
  typed: string,
  isFinal: boolean,
): { name: string; area: HongKongArea } | null {
  const text = typed.trim()
  const exact = HONG_KONG_DISTRICTS.find(({ zh, en }) => text === zh || text === en)
  const known = exact ?? (isFinal ? findDistrict(text) : null)
  if (!known) return null
  return { name: /\p{Script=Han}/u.test(text) ? known.zh : known.en, area: known.area }
}

type Place = { district: string; area: HongKongArea | '' }

/**
 * District and area after another district was typed: a known one brings its own area; an area that
 * a known one had brought goes with it, one that was chosen by hand stays.
 */
export function afterTyping(before: Place, typed: string, isFinal: boolean): Place {
  const known = spellDistrict(typed, isFinal)
  if (known) return { district: known.name, area: known.area }
  const was = spellDistrict(before.district, true)
  const isBrought = was !== null && was.area === before.area && typed !== before.district
  return { district: typed, area: isBrought ? '' : before.area }
}
