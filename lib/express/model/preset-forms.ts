import { z } from 'zod'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { isDistrictName, type DistrictName } from '@/lib/domain/express/hong-kong-districts'
import { LONGEST_PRESET_NAME } from '@/lib/domain/express/waybill-presets'

const short = z.string().trim().max(40)

export const savePresetSchema = z.object({
  storeId: z.number().int().positive(),
  name: z.string().trim().min(1).max(LONGEST_PRESET_NAME),
  values: z.object({
    product: z.enum(EXPRESS_PRODUCTS).nullable(),
    box: short,
    boxes: short,
    weight: short,
    valuePlus: short,
    services: z.array(z.object({ code: short, count: short, value: short, fee: short })).max(20),
  }),
  rule: z
    .object({
      maxGrams: z.number().int().min(1).max(100_000).nullable(),
      district: z.custom<DistrictName>(isDistrictName).nullable(),
    })
    .nullable(),
})
export type SavePreset = z.infer<typeof savePresetSchema>

export const presetIdSchema = z.object({ presetId: z.number().int().positive() })
export type PresetId = z.infer<typeof presetIdSchema>
