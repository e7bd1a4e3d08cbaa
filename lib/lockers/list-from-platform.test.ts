import { describe, expect, it } from 'vitest'
import { PlatformRefused } from '@/lib/platform/errors'
import type { PickupPoint } from '@/lib/platform/express/pickup-points'
import { type AskPage, readEveryPage } from './list-from-platform'

const ALL = Array.from({ length: 25 }, (_, index) => String(index))
const point = (lockerCode: string): PickupPoint => ({
  lockerCode,
  brand: 'B',
  area: null,
  district: null,
  name: null,
  address: null,
  openingHours: null,
  location: null,
})
const waited: number[] = []
const PATIENCE = { pauses: [], wait: (ms: number) => Promise.resolve(void waited.push(ms)) }

const refused = (code: string) => {
  const call = {
    family: 'express',
    operation: 'pickupPoints',
    changes: false,
    requestId: 'R',
  } as const
  return new PlatformRefused(call, { httpStatus: 200, code, platformText: '' })
}

/** A platform that lists ALL, whose largest page is 100: what is more it refuses. */
function strictPlatform(largest = 100) {
  const asked: (number | undefined)[] = []
  const ask: AskPage = async ({ page, pageSize }) => {
    asked.push(pageSize)
    await Promise.resolve()
    if ((pageSize ?? 10) > largest) throw refused('261004')
    const size = pageSize ?? 10
    return { points: ALL.slice((page - 1) * size, page * size).map(point), raw: null }
  }
  return { ask, asked }
}

const codesOf = async (ask: AskPage) =>
  (await readEveryPage(ask, PATIENCE)).map(({ lockerCode }) => lockerCode)

describe('trap 59: the largest page is not published', () => {
  it('reads pages of our size where they are taken', async () => {
    const { ask, asked } = strictPlatform(500)
    expect(await codesOf(ask)).toEqual(ALL)
    expect(asked).toEqual([200, 200])
  })

  it('reads the platform’s own pages where it refuses ours', async () => {
    const { ask, asked } = strictPlatform()
    expect(await codesOf(ask)).toEqual(ALL)
    expect(asked).toEqual([200, undefined, undefined, undefined, undefined])
  })

  it('gives up where that is refused too, or a later page is', async () => {
    await expect(codesOf(strictPlatform(5).ask)).rejects.toMatchObject({ code: '261004' })
    const { ask } = strictPlatform(500)
    const late: AskPage = (query) =>
      query.page === 2 ? Promise.reject(refused('261004')) : ask(query)
    await expect(codesOf(late)).rejects.toMatchObject({ code: '261004' })
  })
})
