import { type CollectOnDelivery, formatDollars, type Cents } from '../money'
import type { Coordinates } from '../coordinates'
import { takes, VALUE_PLUS, type ExpressProduct, type WaybillField } from './express-products'
import type { Grams } from '../weight'

/** What may be missing. */
export type Text = string | null | undefined

/**
 * A waybill before the platform has it: from a form, or from a row of a file. Anything may be
 * missing; `checkWaybill` says what must not, for its product. Empty text counts as missing.
 */
export type WaybillDraft = {
  /** Ours; at most 30 characters. */
  readonly clientOrderId?: Text
  /**
   * Ours; at most 30 characters. It must not repeat, which is the only lasting guard against a
   * second waybill: a client order id is refused for 60 seconds only.
   */
  readonly clientShipmentCode?: Text
  /** The number on the label, given by us: for merchants whose services take it (express §4.1). */
  readonly shipmentCode?: Text
  readonly sender?: Party | null | undefined
  readonly pickup?: ExpressTime | null | undefined
  readonly recipient?: Recipient | null | undefined
  readonly delivery?: ExpressTime | null | undefined
  /** Size code; which there are besides `XS` is not published. */
  readonly box?: Text
  readonly boxes?: number | null | undefined
  /** Of everything together. */
  readonly weight?: Grams | null | undefined
  readonly items?: readonly WaybillItem[] | null | undefined
  readonly services?: readonly ExpressService[] | null | undefined
  readonly collect?: CollectOnDelivery | null | undefined
  /** At most 1024 characters. */
  readonly remark?: Text
}

export type Party = {
  /** At most 128 characters. */
  readonly name?: Text
  /** Digits, at most 5. */
  readonly callingCode?: Text
  /** Without country code; at most 64 characters. */
  readonly phone?: Text
  readonly address?: ExpressAddress | null | undefined
  readonly location?: Coordinates | null | undefined
}

export type Recipient = Party & {
  readonly callingCode2?: Text
  readonly phone2?: Text
  readonly lockerCode?: Text
}

/** All parts together at most 200 characters. */
export type ExpressAddress = {
  readonly flat?: Text
  readonly floor?: Text
  readonly block?: Text
  readonly building?: Text
  readonly street?: Text
  readonly district?: Text
  /** Hong Kong Island, Kowloon or New Territories. */
  readonly area?: Text
  readonly postalCode?: Text
}

/** As the slots say it, and sent back exactly so. */
export type ExpressTime = {
  /** `YYYY-MM-DD`. */
  readonly date?: Text
  /** `HH:MM-HH:MM`. */
  readonly period?: Text
}

export type WaybillItem = {
  /** At most 128 characters, like the name. */
  readonly code?: Text
  readonly name?: Text
  readonly price?: Cents | null | undefined
  readonly quantity?: number | null | undefined
}

/** What `count`, `value` and `fee` mean is each service's own rule (express §4.1). */
export type ExpressService = {
  readonly code: string
  readonly count?: Text
  readonly value?: Text
  readonly fee?: Text
}

/** The service that raises the compensation up to the parcel's value. */
export function valuePlus(value: Cents): ExpressService {
  return { code: VALUE_PLUS, value: formatDollars(value) }
}

export function isMissing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isMissing)
}

/** The draft without what the product has no place for: after a change of product, or in a file. */
export function withoutUnusedFields(product: ExpressProduct, draft: WaybillDraft): WaybillDraft {
  const kept = <T>(field: WaybillField, value: T) => (takes(product, field) ? value : undefined)
  const { sender, pickup, recipient, delivery } = draft
  return {
    ...draft,
    sender: kept('sender.name', sender),
    pickup: pickup && {
      date: kept('pickup.date', pickup.date),
      period: kept('pickup.period', pickup.period),
    },
    recipient: recipient && {
      ...recipient,
      address: kept('recipient.address', recipient.address),
      location: kept('recipient.address', recipient.location),
      lockerCode: kept('recipient.lockerCode', recipient.lockerCode),
    },
    delivery: kept('delivery.date', delivery),
    collect: kept('collect', draft.collect),
  }
}
