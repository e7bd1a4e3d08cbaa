import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import { perProcess } from '@/lib/config/per-process'
import { type Database, type Queries, processPresence } from '@/lib/db/client'
import { presentSql } from '@/lib/db/presence'
import { orderSends } from '@/lib/db/tables/order-sends'

type What = (typeof orderSends.$inferSelect)['what']

export type Send = {
  /** Writes down that this process sends it, in the transaction that records what is sent. */
  record: (tx: Queries, sent: { orderId: number; what: What }) => Promise<void>
  /** The same as a part of another statement: `order` is the relation that the order is read from. */
  recorded: (order: SQL, what: What) => SQL
  /**
   * Has what came of it written down, `ended` in the same transaction: that nobody sends it any more.
   */
  end: <T>(write: (ended: SQL) => Promise<T>) => Promise<T>
}

/** The sends that this process has not ended yet. */
const underWay = perProcess('sends', () => new Set<string>())

/**
 * Does what sends something about an order and writes down what came of it. As long as it goes on
 * nobody else takes the order over, and once this process has died somebody does (decision 0170).
 * What throws has written nothing down: that is taken over too.
 */
export async function whileSending<T>(db: Database, work: (send: Send) => Promise<T>): Promise<T> {
  const presence = processPresence()
  // Whoever cannot be seen must not send.
  await presence.held()
  const id = randomUUID()
  underWay.get().add(id)
  const recorded: Send['recorded'] = (order, what) => sql`
    insert into order_sends (id, order_id, what, process)
    select ${id}::uuid, ${order}.id, ${what}, ${presence.name} from ${order}`
  try {
    const outcome = await work({
      recorded,
      record: async (tx, { orderId, what }) => {
        await tx.insert(orderSends).values({ id, orderId, what, process: presence.name })
      },
      end: async (write) => {
        const written = await write(sql`delete from order_sends where id = ${id}`)
        underWay.get().delete(id)
        return written
      },
    })
    if (underWay.get().has(id)) await forget(db, id)
    return outcome
  } finally {
    underWay.get().delete(id)
  }
}

/** Its outcome is written down: that it stands there still harms nobody. */
async function forget(db: Database, id: string): Promise<void> {
  try {
    await db.delete(orderSends).where(eq(orderSends.id, id))
  } catch (error) {
    log().warn({ err: error }, 'a send that has ended could not be forgotten')
  }
}

export type AbsentSend = { id: string; orderId: number; what: What }

/** The sends of which nobody can be seen to work on them now. */
export async function absentSends(db: Database): Promise<AbsentSend[]> {
  const own = sql.param([...underWay.get()])
  const { rows } = await db.execute<{ id: string; order_id: string; what: What }>(sql`
    select s.id, s.order_id, s.what from order_sends s
    where case when s.process = ${processPresence().name} then s.id <> all(${own}::uuid[])
      else not ${sql.raw(presentSql('s.process'))} end`)
  return rows.map(({ id, order_id, what }) => ({ id, orderId: Number(order_id), what }))
}
