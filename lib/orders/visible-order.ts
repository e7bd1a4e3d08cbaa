import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { MAY } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import type { Family } from '@/lib/domain/stages'
import type { OrderRow } from './lock-order'
import type { StoreRow } from './placing/store-of'

/** What somebody wants with an order, and what they must be allowed at its store for it. */
const NEEDS = {
  see: MAY.see,
  cancel: MAY.cancel,
  /** What becomes of one in doubt. */
  decide: MAY.place,
  /** Place another one like it. */
  clone: MAY.place,
  /** Let its customer follow it. */
  share: MAY.place,
  /** Say who looks after it. */
  care: MAY.place,
  print: MAY.place,
  undoCheckOut: MAY.place,
} as const

/** Which order a person decides about. */
export type Decision = { actor: Actor; orderId: number }

type Wanted = {
  actor: Actor
  orderId: number
  act: keyof typeof NEEDS
  /** An order of another family is not there; all of them where nothing is said. */
  among?: readonly Family[]
}

type Visible = { order: OrderRow; store: StoreRow }

/**
 * The one door to an order through a person (decision 0168): whose store it is comes from the
 * record. Throws `notFound` where there is none, or none that they may see, which are told the same
 * way; `notAllowed` where they may see it and not do this.
 */
export async function visibleOrder(queries: Queries, wanted: Wanted): Promise<Visible> {
  const found = await readSeen(queries, wanted)
  if (!found) throw new Problem('notFound')
  if (!mayAct(wanted, found)) throw new Problem('notAllowed')
  return found
}

/** As `visibleOrder`; null instead of either Problem. */
export async function findVisibleOrder(queries: Queries, wanted: Wanted): Promise<Visible | null> {
  const found = await readSeen(queries, wanted)
  return found && mayAct(wanted, found) ? found : null
}

async function readSeen(queries: Queries, wanted: Wanted): Promise<Visible | null> {
  const { actor, orderId, among } = wanted
  const [found] = await queries
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, orderId))
  if (!found || (among && !among.includes(found.order.family))) return null
  return can(actor, MAY.see[found.order.family], found.store.id) ? found : null
}

const mayAct = ({ actor, act }: Wanted, { order, store }: Visible): boolean =>
  can(actor, NEEDS[act][order.family], store.id)
