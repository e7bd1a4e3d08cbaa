import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { OFTEN } from '@/lib/db/named-statements'
import type { CallbackSubject } from './callback-kind'

/** In one statement. */
const MOST = 200
/** One is on its way while the next gathers; more of them would keep fewer each. */
const MOST_AT_ONCE = 2
/** A statement that takes longer holds up no other. */
const SLOW_MS = 500
/** So many slow ones, and the database is away: more of them would only take its connections. */
const MOST_SLOW = 6

export type CallbackToKeep = CallbackSubject & {
  /** SHA-256 of what makes it this callback. */
  digest: string
  raw: string
  stale: boolean
}

export type Keeping = {
  id: number
  /** Null while it is not applied. */
  orderId: number | null
  /** How often it came, with this time. */
  deliveries: number
  isApplied: boolean
  /** The one that was kept: the first to come. */
  raw: string
}

type Waiting = {
  callback: CallbackToKeep
  resolve: (keeping: Keeping) => void
  reject: (error: unknown) => void
}

/**
 * Keeps callbacks, those that come while two statements are under way together in the next: the more
 * come, the less each costs. Whoever is told of its keeping may rely on it: it is committed.
 */
export class CallbackKeeper {
  readonly #db: Database
  #waiting = new Set<Waiting>()
  #underWay = 0
  #slow = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** Rejects when it could not be kept; when `signal` aborts before its turn has come, it is not. */
  keep(callback: CallbackToKeep, signal: AbortSignal): Promise<Keeping> {
    return new Promise((resolve, reject) => {
      const waiting = { callback, resolve, reject }
      this.#waiting.add(waiting)
      const leave = () => {
        if (this.#waiting.delete(waiting)) reject(new Error('its turn did not come'))
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#next()
    })
  }

  #next(): void {
    if (this.#underWay >= MOST_AT_ONCE || this.#slow >= MOST_SLOW || this.#waiting.size === 0)
      return
    const batch = [...this.#waiting].slice(0, MOST)
    for (const one of batch) this.#waiting.delete(one)
    this.#underWay += 1
    let isSlow = false
    const slow = setTimeout(() => {
      isSlow = true
      this.#slow += 1
      this.#underWay -= 1
      this.#next()
    }, SLOW_MS)
    void keepAll(this.#db, batch).finally(() => {
      clearTimeout(slow)
      if (isSlow) this.#slow -= 1
      else this.#underWay -= 1
      this.#next()
    })
  }
}

/** One statement; where that fails, one for each: what cannot be kept is alone with it. */
async function keepAll(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    await insert(db, batch)
  } catch (error) {
    if (batch.length === 1) {
      batch[0]?.reject(error)
      return
    }
    await Promise.all(batch.map((one) => insert(db, [one]).catch(one.reject)))
  }
}

/**
 * The same one sent again is counted on the row there is, also within one statement: its identity is
 * what its signature covered, and the first to come is the one that is kept.
 */
async function insert(db: Database, batch: readonly Waiting[]): Promise<void> {
  const same = new Map<string, Waiting[]>()
  for (const one of batch) {
    const key = keyOf(one.callback)
    same.set(key, [...(same.get(key) ?? []), one])
  }
  // Whoever locks several rows does so in the same order, and waits for nobody who waits for it.
  const given = [...same.values()]
    .map(([first, ...others]) => ({ ...first?.callback, deliveries: 1 + others.length }))
    .toSorted((one, other) => ((one.digest ?? '') < (other.digest ?? '') ? -1 : 1))
  const column = (name: keyof (typeof given)[number]) => sql.param(given.map((one) => one[name]))
  const { rows } = await db.execute<Row>(sql`${OFTEN}
    insert into inbox
      (family, digest, raw, platform_order_id, client_order_id, stale, deliveries)
    select * from unnest(${column('family')}::text[], ${column('digest')}::text[],
      ${column('raw')}::text[], ${column('platformOrderId')}::text[],
      ${column('clientOrderId')}::text[], ${column('stale')}::boolean[],
      ${column('deliveries')}::int[])
    on conflict (family, digest) do update set
      deliveries = inbox.deliveries + excluded.deliveries, last_delivery_at = now()
    returning id, family, digest, order_id as "orderId", deliveries,
      applied_at is not null as "isApplied", case when deliveries > 1 then raw end as raw`)
  for (const { id, orderId, deliveries, isApplied, raw, ...row } of rows) {
    const mine = same.get(keyOf(row)) ?? []
    for (const [index, { callback, resolve }] of mine.entries()) {
      resolve({
        id: Number(id),
        orderId: orderId === null ? null : Number(orderId),
        deliveries: deliveries - (mine.length - 1 - index),
        isApplied,
        raw: raw ?? callback.raw,
      })
    }
  }
}

type Row = {
  id: string
  family: string
  digest: string
  orderId: string | null
  deliveries: number
  isApplied: boolean
  raw: string | null
}

const keyOf = ({ family, digest }: { family: string; digest: string }) => `${family}:${digest}`
