import {
  isOutcomeUnknown,
  isRepeatedTooSoon,
  NotSent,
  PlatformRefused,
} from '@/lib/platform/errors'
import { allPickupPoints } from '@/lib/platform/express/all-pickup-points'
import type { PickupPoint, PickupPointsPage } from '@/lib/platform/express/pickup-points'

/** Its largest page is not published; what it does not like it may cut, or refuse (express §4.8). */
const PAGE_SIZE = 200
const PARAMETER_WRONG = '261004'
/** The same question is answered once in 60 seconds, if the rule counts queries (trap 67). */
const TOO_SOON_MS = 61_000
/** As often it is waited for; a platform that goes on saying it means something else. */
const MOST_WAITS = 2

/** How a page is asked for again: milliseconds between the tries without an answer. */
export type Patience = { pauses: readonly number[]; wait: (ms: number) => Promise<void> }

/** `pageSize` is left out where the platform's own is wanted. */
export type AskPage = (query: { page: number; pageSize?: number }) => Promise<PickupPointsPage>

/**
 * Every pickup point that the platform lists, in pages of our size, or of its own where it refuses
 * ours. A page without an answer is asked for again, and so is one that was asked for too soon.
 * @throws PlatformError when a page was not answered however often it was asked for
 */
export async function readEveryPage(ask: AskPage, patience: Patience): Promise<PickupPoint[]> {
  let size: { pageSize?: number } = { pageSize: PAGE_SIZE }
  async function read(page: number): Promise<PickupPointsPage> {
    try {
      return await patiently(() => ask({ page, ...size }), patience)
    } catch (error) {
      // Later pages of another size would begin in the midst of what was read.
      const isFirstTry = page === 1 && size.pageSize !== undefined
      if (!isFirstTry || !refusesParameter(error)) throw error
      size = {}
      return read(page)
    }
  }
  const points: PickupPoint[] = []
  for await (const news of allPickupPoints(read)) points.push(...news)
  return points
}

const refusesParameter = (error: unknown) =>
  error instanceof PlatformRefused && error.code === PARAMETER_WRONG

function mayPass(error: unknown): boolean {
  if (isOutcomeUnknown(error)) return true
  return error instanceof NotSent && error.reason !== 'not-configured'
}

async function patiently<T>(ask: () => Promise<T>, { pauses, wait }: Patience): Promise<T> {
  const left = [...pauses]
  for (let waits = 0; ;) {
    try {
      return await ask()
    } catch (error) {
      if (isRepeatedTooSoon(error) && waits < MOST_WAITS) {
        waits += 1
        await wait(TOO_SOON_MS)
        continue
      }
      const pause = mayPass(error) ? left.shift() : undefined
      if (pause === undefined) throw error
      await wait(pause)
    }
  }
}
