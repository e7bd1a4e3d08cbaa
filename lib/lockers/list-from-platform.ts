import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@/lib/domain/areas'
import { platform } from '@/lib/platform/current'
import {
  isOutcomeUnknown,
  isRepeatedTooSoon,
  NotSent,
  PlatformRefused,
} from '@/lib/platform/errors'
import {
  allPickupPoints,
  type PickupPoint,
  type PickupPointsPage,
} from '@/lib/platform/express/pickup-points'
import { type Locker, lockerKey } from './model/lockers'

/** A page without an answer is asked for again after so long, in milliseconds. */
const PAUSES = [1_000, 4_000]

type Wait = (ms: number, stopping: AbortSignal) => Promise<void>
const waitUnlessStopped: Wait = (ms, signal) => pause(ms, undefined, { signal })

/**
 * Every locker of the platform, all pages in Chinese and then in English, in the background's turn.
 * @throws PlatformError when a page got no answer, however often it was asked for; and what
 * `stopping` aborted with
 */
export async function listFromPlatform(
  stopping: AbortSignal,
  wait = waitUnlessStopped,
): Promise<Locker[]> {
  const read = (language: Language) => everyPage(language, { stopping, wait })
  const chinese = await read('zh-HK')
  const english = new Map((await read('en')).map((point) => [keyOf(point), point]))
  return chinese.map((point) => toLocker(point, english.get(keyOf(point))))
}

const keyOf = ({ brand, lockerCode }: PickupPoint) =>
  lockerKey({ brand: brand ?? '', code: lockerCode })

function everyPage(
  language: Language,
  { stopping, wait }: { stopping: AbortSignal; wait: Wait },
): Promise<PickupPoint[]> {
  const express = platform().express()
  const context = { language, priority: 'background' } as const
  const patience: Patience = { pauses: PAUSES, wait: (ms) => wait(ms, stopping) }
  return readEveryPage((query) => {
    stopping.throwIfAborted()
    return express.pickupPoints(query, context)
  }, patience)
}

function toLocker(point: PickupPoint, english: PickupPoint | undefined): Locker {
  return {
    code: point.lockerCode,
    brand: point.brand ?? '',
    area: point.area,
    district: point.district,
    name: { zh: point.name, en: english?.name ?? null },
    address: { zh: point.address, en: english?.address ?? null },
    openingHours: point.openingHours,
    location: point.location,
  }
}

/** Its largest page is not published; what it does not like it may cut, or refuse (express §4.8). */
const PAGE_SIZE = 200
const PARAMETER_WRONG = '261004'
/** The same question is answered once in 60 seconds, if the rule counts queries (trap 67). */
const TOO_SOON_MS = 61_000
/** As often it is waited for; a platform that goes on saying it means something else. */
const MOST_WAITS = 2

/** How a page is asked for again: milliseconds between the tries without an answer. */
type Patience = { pauses: readonly number[]; wait: (ms: number) => Promise<void> }

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
