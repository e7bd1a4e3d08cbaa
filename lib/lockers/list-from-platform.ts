import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@/lib/domain/areas'
import { lockerKey, type Locker } from '@/lib/domain/lockers'
import { platform } from '@/lib/platform/current'
import type { PickupPoint } from '@/lib/platform/express/pickup-points'
import { readEveryPage, type Patience } from './read-every-page'

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
