import { z } from 'zod'
import { EXPRESS_PRODUCTS, type ExpressProduct } from '@/lib/domain/express-products'
import { cents } from '@/lib/domain/money'
import type { DeliverySlot, PickupSlot, SlotGroup } from '@/lib/domain/slots'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { Party, WaybillDraft } from '@/lib/domain/waybill-draft'
import { grams } from '@/lib/domain/weight'
import type { Stage } from '@/lib/domain/stages'
import type { OrderCore } from '@/lib/orders/schema'
import type { Waybill } from '@/lib/platform/express/waybill'

const text = z.string().nullish()
const amount = z.number().int().min(0).transform(cents)
const count = z.number().int().nullish()
const location = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})
const address = z.object({
  ...{ flat: text, floor: text, block: text, building: text, street: text },
  ...{ district: text, area: text, postalCode: text },
})
/** Who sends, or who gets it. */
export const partySchema = z.object({
  ...{ name: text, callingCode: text, phone: text },
  address: address.nullish(),
  location: location.nullish(),
})
const recipient = partySchema.extend({ callingCode2: text, phone2: text, lockerCode: text })
const time = z.object({ date: text, period: text })

/** A waybill before the platform has it. What must be there is the product's to say (express §4.1). */
export const waybillDraftSchema = z.object({
  ...{ clientOrderId: text, clientShipmentCode: text, box: text, remark: text },
  sender: partySchema.nullish(),
  pickup: time.nullish(),
  recipient: recipient.nullish(),
  delivery: time.nullish(),
  boxes: count,
  weight: z.number().int().min(0).transform(grams).nullish(),
  items: z
    .array(z.object({ code: text, name: text, price: amount.nullish(), quantity: count }))
    .nullish(),
  services: z.array(z.object({ code: z.string(), count: text, value: text, fee: text })).nullish(),
  collect: z.object({ freight: amount, goods: amount }).nullish(),
}) satisfies z.ZodType<WaybillDraft>

/** A waybill as it is asked for. */
export const waybillFormSchema = z.object({
  /** One form, one waybill: made by the browser when the form opens. */
  formKey: z.uuid(),
  storeId: z.number().int().positive(),
  product: z.enum(EXPRESS_PRODUCTS),
  draft: waybillDraftSchema,
})

export type WaybillForm = z.infer<typeof waybillFormSchema>

/** A status that was told in one of the two vocabularies. */
export type ToldStatus = {
  code: number
  /** The platform's words. */
  text: string | null
  /** ISO. */
  at: string
  stage: Stage
}

/** One line of what the platform recorded: an event (express §4.4), or of the legacy log (§4.5). */
export type TrackLine = {
  source: 'events' | 'log'
  /** The legacy code; null for events, which have none. */
  code: number | null
  title: string | null
  detail: string | null
  /** ISO, to the minute; null when it cannot be read. */
  at: string | null
}

/** Everything about one waybill. */
export type WaybillDetail = OrderCore & {
  /** What we asked for; null for one that was placed elsewhere. */
  asked: { product: ExpressProduct; draft: WaybillDraft } | null
  trackerUrl: string | null
  /**
   * The platform's account (express §2.3), its status and what came told beside it. Null while the
   * platform was not asked for it, or its answer cannot be read.
   */
  waybill: Waybill | null
  /** Latest first, each list in the platform's order. */
  track: TrackLine[]
  statuses: { current: ToldStatus | null; legacy: ToldStatus | null }
  /** The latest that a callback told (express §6.1). */
  exception: { text: string; at: string } | null
  /** When the platform was asked last; ISO. */
  asOf: string | null
  /** The platform's account as it came. */
  raw: Record<string, unknown> | null
}

export const cancelWaybillSchema = z.object({ orderId: z.number().int().positive() })
export type CancelWaybill = z.infer<typeof cancelWaybillSchema>

/** Of which slots the person wants to know. */
export const slotsQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  product: z.enum(EXPRESS_PRODUCTS),
})

export type SlotsQuery = z.infer<typeof slotsQuerySchema>

/** A slot without its instants: whoever reads it has the date and the period. */
type Untimed<Slot> = Omit<Slot, 'time'>

/** What the platform offers (express §2.4), less what had begun when it was read. */
export type OfferedSlots = {
  readonly pickup: {
    readonly description: string | null
    readonly slots: readonly Untimed<PickupSlot>[]
  }
  readonly delivery: readonly (Omit<SlotGroup, 'slots'> & {
    readonly slots: readonly Untimed<DeliverySlot>[]
  })[]
  /** When the platform said so; ISO 8601. */
  readonly at: string
}

/** A store from which this person may send waybills. */
export type WaybillStore = {
  id: number
  code: string
  name: string
  location: Coordinates
  /**
   * Who sent from there last, with the point of that address; or the store itself, without one,
   * since its point was put for no address yet. Where the next form begins.
   */
  sender: Party
}

/** The person's stores where waybills are placed; and those that have no express merchant yet. */
export type WaybillStores = { stores: WaybillStore[]; notSetUp: { id: number; name: string }[] }

/** What an earlier waybill asked for, without its numbers and its times. */
export type ClonedWaybill = {
  orderId: number
  storeId: number
  product: ExpressProduct
  draft: WaybillDraft
}

const asked = z.coerce.number().int().positive().nullable().catch(null)

const askedLocker = z.string().trim().min(1).max(64).nullable().catch(null)

/** What the form's page may be told: at which store, like which earlier waybill, to which locker. */
export const newWaybillQuery = z.object({ store: asked, clone: asked, locker: askedLocker })
