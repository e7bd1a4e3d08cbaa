import type { Browser } from '@playwright/test'
import { seedLockers } from '@/lib/testing/seed-lockers'
import { measureLockerMap, type MapResult } from './measure-locker-map'
import { measureLockerOpening, type OpeningResult } from './measure-locker-opening'
import { SLOW_DOWN, type Visitor } from './open-page'
import type { Stack } from './stack'

const LOCKERS = 5_000

export type LockersResult = {
  lockers: number
  opening: OpeningResult
  /** At full speed, and slowed down. */
  maps: MapResult[]
}

/** Picker, page and map among 5,000 lockers, which take the place of the simulator's. */
export async function measureLockers(
  browser: Browser,
  visitor: Visitor,
  { databaseUrl }: Pick<Stack, 'databaseUrl'>,
): Promise<LockersResult> {
  await seedLockers(databaseUrl, LOCKERS)
  const opening = await measureLockerOpening(browser, visitor)
  const maps: MapResult[] = []
  for (const slowDown of [1, SLOW_DOWN]) {
    maps.push(await measureLockerMap(browser, visitor, slowDown))
  }
  return { lockers: LOCKERS, opening, maps }
}
