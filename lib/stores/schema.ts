import { z } from 'zod'
import { ALL_REGIONS } from '@/lib/domain/areas'

/** Of staff's patience: a minute to four hours. */
const minutes = z.number({ error: 'minutes' }).int('minutes').min(1, 'minutes').max(240, 'minutes')

const optionalText = (max: number) => z.string().trim().max(max, 'tooLong')

/** A store and the names the platform knows it by. Empty identity: that family is not used here. */
export const storeSchema = z.object({
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
export type StoreForm = z.infer<typeof storeSchema>

export type StoreRow = StoreForm & { id: number }
