import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'

/** Failures that cost nothing, by kind of key. Many people share one address, nobody an e-mail. */
const FREE_FAILURES = { person: 5, address: 20 } as const
const LONGEST_WAIT_SECONDS = 900
const FORGOTTEN_AFTER = '1 hour'

type ThrottleKey = { kind: keyof typeof FREE_FAILURES; value: string }

const keyText = ({ kind, value }: ThrottleKey) => `${kind}:${value.slice(0, 254)}`

/**
 * Counts an attempt as failed before it is looked at, in one statement, so that attempts sent all at
 * once are slowed like attempts sent one after another. Returns the seconds still to wait when the
 * key is blocked, else 0. After the free ones each failure doubles the wait, up to 15 minutes.
 */
export async function reserveAttempt(db: Database, key: ThrottleKey): Promise<number> {
  const free = FREE_FAILURES[key.kind]
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
          least(${LONGEST_WAIT_SECONDS}::float8, power(2, least(${failures} - ${free}::int, 20))))
        end
    where t.blocked_until is null or t.blocked_until <= now()
    returning key`)
  if (reserved.rows.length > 0) return 0
  const waiting = await db.execute<{ seconds: number }>(sql`
    select greatest(1, ceil(extract(epoch from blocked_until - now())))::int as seconds
    from sign_in_throttle where key = ${keyText(key)}`)
  return waiting.rows[0]?.seconds ?? 0
}

/** The attempt was right after all: the person starts afresh, the address gets this one back. */
export async function forgiveAttempt(db: Database, person: ThrottleKey, address?: ThrottleKey) {
  await db.execute(sql`delete from sign_in_throttle where key = ${keyText(person)}`)
  if (!address) return
  await db.execute(sql`
    update sign_in_throttle set failures = greatest(0, failures - 1), blocked_until = null
    where key = ${keyText(address)}`)
}
