import 'server-only'
import { database } from '@/lib/db/client'
import { readHealth } from './read-health'
import type { HealthFacts } from './schema'

/** Anybody may ask, as often as they like: the database is asked so often at most. */
const FRESH_MS = 2_000

type Reading = { begunAt: number; underWay: boolean; facts: Promise<HealthFacts> }
type Held = { handoverHealth?: Reading }

/** How things go, at most two seconds old. While the database is silent it is not asked again. */
export function healthFacts(): Promise<HealthFacts> {
  const shared = globalThis as typeof globalThis & Held
  const held = shared.handoverHealth
  const isFresh = held && (held.underWay || performance.now() - held.begunAt < FRESH_MS)
  const reading = isFresh ? held : begin()
  shared.handoverHealth = reading
  return reading.facts
}

/** As `healthFacts`, for programs that will not wait: rejects after so many milliseconds. */
export function healthFactsWithin(patienceMs: number): Promise<HealthFacts> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), patienceMs)
  })
  return Promise.race([healthFacts(), late]).finally(() => clearTimeout(timer))
}

function begin(): Reading {
  const facts = readHealth(database())
  const reading: Reading = { begunAt: performance.now(), underWay: true, facts }
  const end = () => (reading.underWay = false)
  facts.then(end, end)
  return reading
}
