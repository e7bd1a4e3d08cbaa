import { expect, it } from 'vitest'
import { presetFor, ruleHolds, type PresetRule, type WaybillPreset } from './waybill-presets'

const rule = (maxGrams: number | null, district: PresetRule['district'] = null) => ({
  maxGrams,
  district,
})
const preset = (id: number, given: PresetRule | null): WaybillPreset => ({
  id,
  name: String(id),
  values: { product: null, box: 'S', boxes: '', weight: '', valuePlus: '', services: [] },
  rule: given,
})

it.each([
  [rule(2000), { grams: 2000, district: null }, true],
  [rule(2000), { grams: 2001, district: null }, false],
  [rule(2000), { grams: null, district: '沙田區' }, false],
  [rule(null, '沙田區'), { grams: null, district: '沙田區' }, true],
  [rule(2000, '沙田區'), { grams: 500, district: '東區' }, false],
  [rule(null), { grams: 1, district: '東區' }, false],
] as const)('%j with %j holds: %s', (given, facts, holds) => {
  expect(ruleHolds(given, facts)).toBe(holds)
})

it('takes the preset that says most, and none that somebody has to choose', () => {
  const all = [
    preset(1, null),
    preset(2, rule(5000)),
    preset(3, rule(2000)),
    preset(4, rule(null, '沙田區')),
  ]
  expect(presetFor(all, { grams: 1000, district: null })?.id).toBe(3)
  expect(presetFor(all, { grams: 3000, district: null })?.id).toBe(2)
  expect(presetFor(all, { grams: 1000, district: '沙田區' })?.id).toBe(4)
  expect(presetFor(all, { grams: 9000, district: null })).toBeNull()
})
