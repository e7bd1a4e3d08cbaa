import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@/lib/domain/areas'
import { lockerKey, type Locker } from '@/lib/domain/lockers'
import { platform } from '@/lib/platform/current'
import { isOutcomeUnknown, NotSent } from '@/lib/platform/errors'
import { allPickupPoints } from '@/lib/platform/express/all-pickup-points'
import type { PickupPoint } from '@/lib/platform/express/pickup-points'

/** Its largest page is not published; what it does not like it may cut (express §4.8). */
const PAGE_SIZE = 200
/** A page without an answer is asked for again after so long, in milliseconds. */
const PAUSES: readonly number[] = [1_000, 4_000]

/**
 * Every locker of the platform, all pages in Chinese and then in English, in the background's turn.
 * @throws PlatformError when a page got no answer, however often it was asked for
 */
export async function listFromPlatform(pauses = PAUSES): Promise<Locker[]> {
  const chinese = await everyPage('zh-HK', pauses)
  const english = new Map((await everyPage('en', pauses)).map((point) => [keyOf(point), point]))
  return chinese.map((point) => toLocker(point, english.get(keyOf(point))))
}

const keyOf = ({ brand, lockerCode }: PickupPoint) =>
  lockerKey({ brand: brand ?? '', code: lockerCode })

async function everyPage(language: Language, pauses: readonly number[]): Promise<PickupPoint[]> {
  const express = platform().express()
  const read = (page: number) =>
    express.pickupPoints({ page, pageSize: PAGE_SIZE }, { language, priority: 'background' })
  const points: PickupPoint[] = []
  for await (const news of allPickupPoints((page) => patiently(() => read(page), pauses))) {
    points.push(...news)
  }
  return points
}

async function patiently<T>(
  ask: () => Promise<T>,
  [first, ...more]: readonly number[],
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const isHopeless = error instanceof NotSent && error.reason === 'not-configured'
    const mayPass = isOutcomeUnknown(error) || (error instanceof NotSent && !isHopeless)
    if (first === undefined || !mayPass) throw error
    await pause(first)
    return patiently(ask, more)
  }
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
