import type { Locale } from '@/lib/i18n/locales'
import { z } from 'zod'
import { ALL_REGIONS } from '@/lib/domain/areas'
import type { DrawnHours, LocalDay } from '@/lib/domain/hours/drawn-hours'
import { checkHours } from './check-hours'

const optionalText = (max: number) => z.string().trim().max(max, 'tooLong')

const storeId = z.number().int().positive()

/** A field error has the kind of the fault (`HoursFaultKind`), at the place that it speaks of. */
export const drawnHoursSchema = z
  .object({
    week: z.array(hoursRanges()).length(7, 'week'),
    specialDays: z
      .array(z.object({ date: z.string(), ranges: hoursRanges(), name: optionalText(80) }))
      .max(400, 'tooMany'),
    closures: z
      .array(z.object({ from: z.string(), to: z.string(), name: optionalText(80) }))
      .max(100, 'tooMany'),
  })
  .superRefine((hours, context) => {
    for (const { kind, at } of checkHours(hours))
      context.addIssue({ code: 'custom', message: kind, path: [...at] })
  })

function hoursRanges() {
  return z.array(z.object({ from: z.number(), to: z.number() })).max(48, 'tooMany')
}

/** As the week board holds them, which changes nothing in place. */
const drawnHours: z.ZodType<DrawnHours, DrawnHours> = drawnHoursSchema

/** `version` is that of the hours it was drawn on; 0: the store had none. */
export const hoursFormSchema = z.object({
  storeId,
  version: z.number().int().min(0),
  hours: drawnHours,
})
export type HoursForm = z.infer<typeof hoursFormSchema>

export const checkNowSchema = z.object({ storeId })
export type CheckNow = z.infer<typeof checkNowSchema>

export const holidayQuerySchema = z.object({
  region: z.enum(ALL_REGIONS),
  year: z.coerce.number().int().min(2000).max(2100),
})

/** `expected` is what the accepted hours and status say of this moment; null: nobody knows. */
export type CheckedNow = { delivers: boolean; expected: boolean | null; at: string }

export type Holiday = { date: LocalDay; names: Readonly<Record<Locale, string>> }
