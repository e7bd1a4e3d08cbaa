import { z } from 'zod'
import { STORE_COLOURS } from '@/lib/domain/store-colour'
import { ADVANCE_MINUTES } from '@/lib/domain/time/local-time'
import {
  ALL_LANGUAGES,
  ALL_REGIONS,
  languagesOf,
  offersParcels,
  offersExpress,
} from '@/lib/domain/areas'

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
  /** In which the platform's texts are read here; empty: as the region's people speak. */
  language: z.enum([...ALL_LANGUAGES, '']),
  location: z.object(
    { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) },
    { error: 'pin' },
  ),
  address: optionalText(255),
  phone: optionalText(32),
  /** By which people know it; empty: one by its number. */
  colour: z.enum([...STORE_COLOURS, '']),
  /** `client_merchant_id` of the food family (food §2.4). */
  foodClientMerchantId: z.string().trim(),
  /** Brand profile, for a customised integration alone (food §4.7). */
  foodProfile: optionalText(255),
  /** The platform has issued IDs for customers' addresses (food §4.2). */
  foodUsesAddressIds: z.boolean(),
  /** `merchant_id` of the parcel family, text there (convention §4). */
  parcelMerchantId: z.string().trim(),
  /** Monthly contract or not: the platform does not tell (convention §4.4). */
  parcelHasContract: z.boolean(),
  /** `merchant_id` of the express family, an int there (express §4.1). */
  expressMerchantId: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d*)?$/, 'number')
    // An int without a size of its own there; what is larger would leave here as another number.
    .refine((digits) => Number.isSafeInteger(Number(digits)), 'number'),
  /** Whether that merchant's services take shipment codes of ours (express §4.1). */
  expressShipmentCodes: z.boolean(),
  /** How far ahead a food order for later must be; learned when the platform refuses one (decision 0184). */
  foodAdvanceMinutes: z.literal(ADVANCE_MINUTES),
  /** Staff say here when food is ready and handed over (decision 0245). */
  foodUsesKitchenMarks: z.boolean(),
  /** After how many minutes at a stage an order of this store is late, whatever is predicted. */
  lateMinutes: z.object({ waiting: minutes, atStore: minutes, riding: minutes }),
})

/** A store as administrators save it: with numbers of what its region offers (conventions §5.1). */
export const storeSchema = storeFields
  .refine(({ region, parcelMerchantId }) => parcelMerchantId === '' || offersParcels(region), {
    path: ['parcelMerchantId'],
    error: 'noParcels',
  })
  .refine(({ region, expressMerchantId }) => expressMerchantId === '' || offersExpress(region), {
    path: ['expressMerchantId'],
    error: 'noExpress',
  })
  .refine(({ region, language }) => language === '' || languagesOf(region).includes(language), {
    path: ['language'],
    error: 'notOfRegion',
  })
export type StoreForm = z.infer<typeof storeSchema>

/** `disabled`: nothing more is done there. */
export type StoreRow = StoreForm & { id: number; disabled: boolean }

/** An identity as typed, saved or not. */
export const identityTestSchema = z.object({
  family: z.enum(['food', 'parcel', 'express']),
  region: z.enum(ALL_REGIONS),
  identity: z.string().trim().min(1, 'required'),
})
export type IdentityTest = z.infer<typeof identityTestSchema>
