import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'

/**
 * Failures that cost nothing, by what they are counted against (decision 0209):
 * - `pair`: an address and the e-mail that it tries.
 * - `address`: everybody it tries; many people share one.
 * - `person`: all strangers together who try one e-mail; with the waits after these it comes to
 *   fewer than 100 failures an hour.
 * - `device`: a person on a device on which they have signed in before, which counts alone.
 * - `self`: whoever is signed in and types their password again.
 * - `code`: a one-time code, after a password that was right.
 * - `pin`: a person's PIN at one shared tablet.
 * - `tablet`: all PINs at one shared tablet; whoever else is at it must not wait for long.
 */
const FREE_FAILURES = {
  pair: 5,
  address: 20,
  person: 85,
  device: 5,
  self: 5,
  code: 5,
  pin: 5,
  tablet: 20,
} as const
const LONGEST_WAIT_SECONDS = 900
const LONGEST_TABLET_WAIT_SECONDS = 30
const FORGOTTEN_AFTER = '1 hour'

export type ThrottleKey = { kind: keyof typeof FREE_FAILURES; value: string }

const keyText = ({ kind, value }: ThrottleKey) => `${kind}:${value.slice(0, 320)}`

/**
 * Counts an attempt against each key in turn, until one is blocked. Returns the seconds still to
 * wait, else 0. A key that is blocked spares those after it.
 */
export async function reserveAttempts(db: Database, keys: readonly ThrottleKey[]): Promise<number> {
  for (const key of keys) {
    const seconds = await reserveAttempt(db, key)
    if (seconds > 0) return seconds
  }
  return 0
}

/**
 * Counts an attempt as failed before it is looked at, in one statement, so that attempts sent all at
 * once are slowed like attempts sent one after another. Returns the seconds still to wait when the
 * key is blocked, else 0. After the free ones each failure doubles the wait, up to 15 minutes; of a
 * tablet, half a minute.
 */
export async function reserveAttempt(db: Database, key: ThrottleKey): Promise<number> {
  const free = FREE_FAILURES[key.kind]
  const longest = key.kind === 'tablet' ? LONGEST_TABLET_WAIT_SECONDS : LONGEST_WAIT_SECONDS
  const failures = sql`case when t.last_failure_at < now() - ${FORGOTTEN_AFTER}::interval
    then 1 else t.failures + 1 end`
  const reserved = await db.execute(sql`
    insert into sign_in_throttle as t (key, failures, last_failure_at)
    values (${keyText(key)}, 1, now())
    on conflict (key) do update set
      failures = ${failures},
      last_failure_at = now(),
      blocked_until = case when ${failures} > ${free}::int
        then now() + make_interval(secs =>
          least(${longest}::float8, power(2, least(${failures} - ${free}::int, 20))))
        end
    where t.blocked_until is null or t.blocked_until <= now()
    returning key`)
  if (reserved.rows.length > 0) return 0
  const waiting = await db.execute<{ seconds: number }>(sql`
    select greatest(1, ceil(extract(epoch from blocked_until - now())))::int as seconds
    from sign_in_throttle where key = ${keyText(key)}`)
  return waiting.rows[0]?.seconds ?? 0
}

/**
 * The attempt was right after all: an address and a tablet get this one back, everything else starts
 * afresh.
 */
export async function forgiveAttempts(db: Database, keys: readonly ThrottleKey[]): Promise<void> {
  for (const key of keys) {
    await (key.kind === 'address' || key.kind === 'tablet'
      ? db.execute(sql`
          update sign_in_throttle set failures = greatest(0, failures - 1), blocked_until = null
          where key = ${keyText(key)}`)
      : db.execute(sql`delete from sign_in_throttle where key = ${keyText(key)}`))
  }
}
