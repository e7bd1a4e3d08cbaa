import { z } from 'zod'
import { ALL_REGIONS, offersExpress, offersParcels } from '@/lib/domain/areas'
import { checkHours } from '@/lib/domain/hours/check-hours'
import type { DayDifference } from '@/lib/domain/hours/days-ahead'
import type { DrawnHours, HoursRange, LocalDay } from '@/lib/domain/hours/drawn-hours'
import { isLocalMinute } from '@/lib/domain/hours/local-days'
import type { SendingState, StoreUpdate } from '@/lib/domain/hours/store-update'

/** Of staff's patience: a minute to four hours. */
const minutes = z.number({ error: 'minutes' }).int('minutes').min(1, 'minutes').max(240, 'minutes')

const optionalText = (max: number) => z.string().trim().max(max, 'tooLong')

/** A store and the names the platform knows it by. Empty identity: that family is not used here. */
const storeFields = z.object({
  id: z.number().int().positive().nullable(),
  code: z
    .string()
    .trim()
    .regex(/^[A-Z0-9][A-Z0-9-]{1,31}$/, 'code'),
  name: z.string().trim().min(1, 'required').max(80, 'tooLong'),
  nameZh: optionalText(80),
  region: z.enum(ALL_REGIONS),
  location: z.object(
    { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) },
    { error: 'pin' },
  ),
  address: optionalText(255),
  phone: optionalText(32),
  /** `client_merchant_id` of the food family (food §2.4). */
  foodClientMerchantId: optionalText(64),
  /** `merchant_id` of the parcel family, text there (convention §4). */
  parcelMerchantId: optionalText(64),
  /** Monthly contract or not: the platform does not tell (convention §4.4). */
  parcelHasContract: z.boolean(),
  /** `merchant_id` of the express family, an int there (express §4.1). */
  expressMerchantId: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d{0,8})?$/, 'number'),
  /** After how many minutes at a stage an order of this store is late, whatever is predicted. */
  lateMinutes: z.object({ waiting: minutes, atStore: minutes, riding: minutes }),
})

/** A store as administrators save it: with numbers of what its region offers (conventions §5.1). */
export const storeSchema = storeFields
  .refine(({ region, parcelMerchantId }) => parcelMerchantId === '' || offersParcels(region), {
    ...{ path: ['parcelMerchantId'], error: 'noParcels' },
  })
  .refine(({ region, expressMerchantId }) => expressMerchantId === '' || offersExpress(region), {
    ...{ path: ['expressMerchantId'], error: 'noExpress' },
  })
export type StoreForm = z.infer<typeof storeSchema>

export type StoreRow = StoreForm & { id: number }

const storeId = z.number().int().positive()
const localMinute = z.string().refine(isLocalMinute, 'time')

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

/** `version` is that of the hours it was drawn on; 0: the store had none. */
export const hoursFormSchema = z.object({
  storeId,
  version: z.number().int().min(0),
  hours: drawnHoursSchema,
})
export type HoursForm = Omit<z.infer<typeof hoursFormSchema>, 'hours'> & { hours: DrawnHours }

/** What was saved last goes out; `version` is the one that was looked at. */
export const sendHoursSchema = z.object({
  stores: z
    .array(z.object({ storeId, version: z.number().int().positive() }))
    .min(1, 'required')
    .max(200, 'tooMany'),
})
export type SendHours = z.infer<typeof sendHoursSchema>

export const sendAgainSchema = z.object({ sendingId: z.number().int().positive() })
export type SendAgain = z.infer<typeof sendAgainSchema>

export const checkNowSchema = z.object({ storeId })
export type CheckNow = z.infer<typeof checkNowSchema>

/** Minutes. */
export const PAUSES = [15, 30, 60] as const

/** Open, or close until `reopen`; null: until further notice. */
export const openCloseSchema = z.object({
  storeIds: z.array(storeId).min(1, 'required').max(200, 'tooMany'),
  open: z.boolean(),
  reopen: z
    .union([
      z.object({ after: z.union(PAUSES.map((minutes) => z.literal(minutes))) }),
      /** The store's local time. */
      z.object({ at: localMinute }),
    ])
    .nullable(),
  reason: optionalText(80),
})
export type OpenClose = z.infer<typeof openCloseSchema>

/** The platform has room for a day (1,440 minutes). */
export const bufferFormSchema = z.object({
  zone: z.enum(['AP1', 'AP2']),
  minutes: z.number().int('minutes').min(0, 'minutes').max(1440, 'minutes'),
  password: z.string().min(1, 'required').max(200, 'tooLong'),
})
export type BufferForm = z.infer<typeof bufferFormSchema>

export const holidayQuerySchema = z.object({
  region: z.enum(ALL_REGIONS),
  year: z.coerce.number().int().min(2000).max(2100),
})

/** An identity as typed, saved or not. */
export const identityTestSchema = z.object({
  family: z.enum(['food', 'parcel', 'express']),
  region: z.enum(ALL_REGIONS),
  identity: z.string().trim().min(1, 'required').max(64, 'tooLong'),
})
export type IdentityTest = z.infer<typeof identityTestSchema>

/** Something that was sent, or is about to be. Instants in ISO form. */
export type Sending = {
  id: number
  /** Null: all stores of a zone. */
  storeId: number | null
  /** What it says; `elements` are those of the request, word for word. */
  change: StoreUpdate
  /** `data` of the request, word for word, without `meta`. */
  payload: Readonly<Record<string, unknown>>
  /** The version of the drawn hours that it says; null for what was not drawn. */
  version: number | null
  state: SendingState
  /** The platform's words. */
  refusal: { code: string; text: string; requestId: string } | null
  /** What went wrong without an answer, such as `timed-out`. */
  failure: string | null
  requestId: string | null
  attempts: number
  /** When it is sent again by itself. */
  retryAt: string | null
  /** Null: it happened by itself. */
  askedBy: string | null
  askedAt: string
  settledAt: string | null
}

/** Whether a store is open, as far as we said so. Instants in ISO form. */
export type StoreStatus = {
  storeId: number
  /** Null: never said from here; the hours alone decide. */
  open: boolean | null
  /** When a paused store opens by itself; null: until further notice. */
  reopenAt: string | null
  reason: string
  changedBy: string | null
  changedAt: string | null
  sending: Sending | null
  /** Somebody must look: the platform does not know what was wanted. */
  alarm: StoreAlarm | null
}

/** `notReopened`: the end of a pause is over, and the store still is not open. */
export type StoreAlarm = 'notClosed' | 'notOpened' | 'notReopened'

/** Everything about the hours of one store. Instants in ISO form. */
export type StoreHours = {
  storeId: number
  /** Who the store is in the requests. */
  clientMerchantId: string
  /** Today in the store's local time; `compileHours` wants it, with `held`. */
  today: LocalDay
  /** Dates for which the platform may hold temporary hours. */
  held: readonly LocalDay[]
  mayEdit: boolean
  mayOpenClose: boolean
  /** What is saved here, sent or not; closed all week with version 0 when nothing was drawn yet. */
  drawn: { hours: DrawnHours; version: number; changedBy: string | null; changedAt: string | null }
  /** The platform as our accepted requests left it; it cannot be read back and may differ. */
  inForce: {
    regular: readonly (readonly HoursRange[])[] | null
    temporary: Readonly<Record<LocalDay, readonly HoursRange[]>>
    /** Something that was sent was not confirmed: it may be in force as well. */
    uncertain: boolean
  }
  /** The next 14 days: accepted last, and as drawn now. */
  differences: readonly DayDifference[]
  /** The latest of each kind, whatever became of it, and the latest that was accepted. */
  latest: Readonly<Record<HoursKind, { last: Sending | null; accepted: Sending | null }>>
  status: StoreStatus
  /** The latest 30, newest first. */
  history: readonly Sending[]
}
export type HoursKind = 'regular' | 'temporary'

/** The buffer of one connection, which all its stores share. */
export type Buffer = {
  zone: 'AP1' | 'AP2'
  stores: readonly { id: number; code: string; name: string }[]
  /** Only who manages all of its stores, or an administrator. */
  mayEdit: boolean
  last: Sending | null
  /** Minutes as the platform accepted them last; null: never set from here. */
  minutes: number | null
}

/** `expected` is what the accepted hours and status say of this moment; null: nobody knows. */
export type CheckedNow = { delivers: boolean; expected: boolean | null; at: string }

export type Holiday = { date: LocalDay; names: { en: string; 'zh-HK': string } }
