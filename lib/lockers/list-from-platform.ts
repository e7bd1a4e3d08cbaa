import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@/lib/domain/areas'
import { lockerKey, type Locker } from '@/lib/domain/lockers'
import { platform } from '@/lib/platform/current'
import type { PickupPoint } from '@/lib/platform/express/pickup-points'
import { readEveryPage, type Patience } from './read-every-page'

/** A page without an answer is asked for again after so long, in milliseconds. */
const PATIENCE: Patience = { pauses: [1_000, 4_000], wait: (ms) => pause(ms) }

/**
 * Every locker of the platform, all pages in Chinese and then in English, in the background's turn.
 * @throws PlatformError when a page got no answer, however often it was asked for
 */
export async function listFromPlatform(patience = PATIENCE): Promise<Locker[]> {
  const chinese = await everyPage('zh-HK', patience)
  const english = new Map((await everyPage('en', patience)).map((point) => [keyOf(point), point]))
  return chinese.map((point) => toLocker(point, english.get(keyOf(point))))
}

const keyOf = ({ brand, lockerCode }: PickupPoint) =>
  lockerKey({ brand: brand ?? '', code: lockerCode })

function everyPage(language: Language, patience: Patience): Promise<PickupPoint[]> {
  const express = platform().express()
  const context = { language, priority: 'background' } as const
  return readEveryPage((query) => express.pickupPoints(query, context), patience)
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
