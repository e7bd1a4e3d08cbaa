import 'server-only'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'

/** Beyond this a server takes no jobs: what it computes from the time would be wrong for everybody. */
export const CLOCK_WRONG_FROM_MS = 60_000

const LOOK_MS = 10_000
/** A leap of this server's clock is seen without a query: two clocks of its own come apart. */
const LEAP_LOOK_MS = 500

export type ClockWatch = {
  /** Whether this server's clock agrees with the database's, as far as is known now. */
  isRight: () => boolean
  /** This server's clock minus the database's in milliseconds, as far as is known now. */
  differenceMs: () => number
  stop: () => void
}

type Input = {
  pool: Pool
  /** Called with every change, first when the clock is wrong to begin with. */
  onChange: (isRight: boolean) => void
  /** This server's wall clock, in epoch milliseconds. */
  now?: () => number
  /** How often the database is asked, in milliseconds. */
  lookMs?: number
}

/**
 * Compares this server's clock with the database's, which all instances share: now, and every ten
 * seconds. In between the difference follows from a clock that nobody can set, so that a leap is
 * noticed at once. While the database does not answer the latest answer counts. Throws when it does
 * not answer the first time.
 */
export async function watchClock(input: Input): Promise<ClockWatch> {
  const { pool, onChange, now = () => Date.now(), lookMs = LOOK_MS } = input
  // What the database's clock shows minus our steady one, and how exact that is.
  let latest = await compare(pool)
  let wasRight = true
  const differenceMs = () => Math.round(now() - performance.now() - latest.offsetMs)
  const isRight = () => Math.abs(differenceMs()) - latest.doubtMs <= CLOCK_WRONG_FROM_MS
  const judge = () => {
    if (isRight() === wasRight) return
    wasRight = !wasRight
    const said = { differenceMs: differenceMs() }
    if (wasRight) log().info(said, 'the clock agrees with the database’s again: jobs are taken')
    else log().error(said, 'the clock differs from the database’s by a minute: no jobs are taken')
    onChange(wasRight)
  }
  judge()
  const look = async () => {
    try {
      latest = await compare(pool)
    } catch (error) {
      log().warn({ err: error }, 'the clock could not be compared with the database’s')
    }
    judge()
  }
  // A machine that slept looks like a leap: the database is asked before anything is made of it.
  const lookForLeap = () => void (isRight() === wasRight || look())
  const timers = [
    setInterval(() => void look(), lookMs),
    setInterval(lookForLeap, Math.min(LEAP_LOOK_MS, lookMs)),
  ]
  return {
    isRight,
    differenceMs,
    stop: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

async function compare(pool: Pool): Promise<{ offsetMs: number; doubtMs: number }> {
  const before = performance.now()
  const { rows } = await pool.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  )
  const after = performance.now()
  const [row] = rows
  if (!row) throw new Error('the database did not tell its time')
  return { offsetMs: row.ms - (before + after) / 2, doubtMs: (after - before) / 2 }
}
