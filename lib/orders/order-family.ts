import type { Actor } from '@/lib/auth/actor'
import type { Database, Queries } from '@/lib/db/client'
import type { Region } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import type { OrderChange, OrderRow } from './lock-order'
import type { PlacingResult } from './model/placing'
import type { Along } from './placing/record-placing'
import type { OrderOnPlatform } from './placing/order-on-platform'
import type { StoreRow } from './placing/store-of'
import type { Departure } from './placing/departure'
import type { PlatformSnapshot } from './status/apply-snapshot'

/** What a family's creation was answered with, in terms of the order. */
export type CreationAnswer = {
  platformOrderId: string
  /** What the answer says beside its number, for the order as it is when it is written down. */
  change: (order: OrderRow) => OrderChange
}

/** What somebody gave with their wish to cancel; the family takes of it what its platform takes. */
export type CancelRequest = { orderId: number; reason?: string; staffNumber?: string }

/**
 * What one family answers that the others answer otherwise (decision 0168). All calls go to the
 * platform once and reject with `PlatformError`.
 */
export type OrderFamily<Store extends StoreRow = StoreRow> = {
  family: Family
  /** The store as the family needs it. Throws the Problem that it is not set up for it. */
  requireStore: (store: StoreRow) => Store
  /** Where its couriers go from a store, and addresses are looked for. */
  deliversIn: (store: StoreRow) => Region
  /** Asks the platform to create an order as it was recorded, to the letter. */
  send: (order: OrderRow, store: StoreRow, departure: Departure) => Promise<CreationAnswer>
  /** Asks the platform for the whole order; null where its store has no name there. */
  ask: (found: OrderOnPlatform) => Promise<PlatformSnapshot | null>
  /**
   * Looks for an order in doubt by what we know of it; null when the platform tells of another one,
   * or of none. Null for a family where nothing finds one.
   */
  look: ((order: OrderRow, store: StoreRow) => Promise<PlatformSnapshot | null>) | null
  cancel: {
    /** Looks, with the order locked, whether it may be asked now; throws when it may not. */
    mayAsk?: (queries: Queries, order: OrderRow) => Promise<void>
    send: (
      order: OrderRow & { platformOrderId: string },
      store: StoreRow,
      asked: { actor: Actor; form: CancelRequest; departure: Departure },
    ) => Promise<unknown>
  }
}

/** A form that becomes an order: one form key, one order. */
type PlacingForm = { formKey: string; storeId: number }

/** Who sends which form, from which of their stores. */
export type Asked<Store, Form> = { actor: Actor; store: Store; form: Form }

/** What more a family says of placing an order. `Checked` is the form read, in the domain's terms. */
export type PlacingFamily<
  Store extends StoreRow,
  Form extends PlacingForm,
  Checked,
  Answer,
> = OrderFamily<Store> & {
  /** Whether the form asks for something else than what was recorded when it was first sent. */
  isAskedOtherwise: (recorded: OrderRow, asked: Asked<Store, Form>) => boolean
  /** What the form means. Throws `wrongInput` with the fields at fault. */
  check: (asked: Asked<Store, Form>, now: Date) => Checked
  /** A last look before anything is written down: what it stops with is the answer. */
  confirm: (
    asked: Asked<Store, Form>,
    checked: Checked,
  ) => Promise<{ go: Checked } | { stop: Answer }>
  /**
   * Writes it down, and `along` with it, all or nothing; `isNew` is false where the form is an order
   * already.
   */
  record: (
    db: Database,
    asked: Asked<Store, Form>,
    checked: Checked,
    along: Along,
  ) => Promise<{ order: OrderRow; isNew: boolean }>
  /** A refusal with the fields of the form that it speaks of; anything else as it is. */
  refusal: (error: unknown, form: Form) => unknown
  /** What the form is told. `checked` is null for one that was an order already. */
  answer: (placed: PlacingResult, order: OrderRow, checked: Checked | null) => Answer
}
