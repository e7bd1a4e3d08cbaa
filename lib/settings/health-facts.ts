import 'server-only'
import { database } from '@/lib/db/client'
import { readHealth } from './read-health'
import type { HealthFacts } from './schema'

/** Anybody may ask, as often as they like: the database is asked so often at most. */
const FRESH_MS = 2_000
const PATIENCE_MS = 3_000

type Reading = { begunAt: number; underWay: boolean; facts: Promise<HealthFacts> }
type Held = { handoverHealth?: Reading }

/**
 * How things go, at most two seconds old. Rejects when the database does not answer in time; while
 * it is silent it is not asked again.
 */
export function healthFacts(): Promise<HealthFacts> {
  const shared = globalThis as typeof globalThis & Held
  const held = shared.handoverHealth
  const isFresh = held && (held.underWay || performance.now() - held.begunAt < FRESH_MS)
  const reading = isFresh ? held : begin()
  shared.handoverHealth = reading
  return inTime(reading.facts)
}

function begin(): Reading {
  const facts = readHealth(database())
  const reading: Reading = { begunAt: performance.now(), underWay: true, facts }
  const end = () => (reading.underWay = false)
  facts.then(end, end)
  return reading
}

function inTime(facts: Promise<HealthFacts>): Promise<HealthFacts> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE_MS)
  })
  return Promise.race([facts, late]).finally(() => clearTimeout(timer))
}
