import type { ExpressProduct } from './express-products'
import type { DistrictName } from './hong-kong-districts'

/** The most characters of a preset's name. */
export const LONGEST_PRESET_NAME = 60

/** What a parcel is like, as it is typed into a form; empty where a preset says nothing. */
export type PresetValues = {
  product: ExpressProduct | null
  box: string
  boxes: string
  /** Grams. */
  weight: string
  /** Dollars. */
  valuePlus: string
  services: { code: string; count: string; value: string; fee: string }[]
}

/** When a preset is filled in by itself: all that it names must hold, and it names something. */
export type PresetRule = {
  /** Up to and with so many grams. */
  maxGrams: number | null
  /** Of the door or of the locker, by its Chinese name. */
  district: DistrictName | null
}

export type WaybillPreset = {
  id: number
  name: string
  values: PresetValues
  rule: PresetRule | null
}

/** What is known of a parcel; null where it is not known yet. */
export type ParcelFacts = { grams: number | null; district: DistrictName | null }

/** Whether all that a rule names holds. */
export function ruleHolds(rule: PresetRule, { grams, district }: ParcelFacts): boolean {
  const { maxGrams } = rule
  if (maxGrams === null && rule.district === null) return false
  if (maxGrams !== null && (grams === null || grams > maxGrams)) return false
  return rule.district === null || rule.district === district
}

/** The preset whose rule holds and says most: a district before none, then the least weight. */
export function presetFor(
  presets: readonly WaybillPreset[],
  facts: ParcelFacts,
): WaybillPreset | null {
  const holding = presets.flatMap((preset) =>
    preset.rule && ruleHolds(preset.rule, facts) ? [{ preset, rule: preset.rule }] : [],
  )
  const [first] = holding.toSorted(
    (a, b) =>
      Number(b.rule.district !== null) - Number(a.rule.district !== null) ||
      (a.rule.maxGrams ?? Infinity) - (b.rule.maxGrams ?? Infinity) ||
      a.preset.id - b.preset.id,
  )
  return first?.preset ?? null
}
