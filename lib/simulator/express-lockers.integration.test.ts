import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

type Point = Record<string, string>
type Shore = [number, number][]

const AREAS =
  '中西區 九龍城區 元朗區 北區 南區 大埔區 屯門區 東區 沙田區 油尖旺區 深水埗區 灣仔區 荃灣區 葵青區 西貢區 觀塘區 離島區 黃大仙區'.split(
    ' ',
  )

let simulator: SimulatorUnderTest
beforeAll(async () => {
  simulator = await simulatorUnderTest()
})
afterAll(() => simulator.stop())

const points = async (data: Record<string, unknown>) =>
  (await simulator.express.data('/pickup_points', data)) as unknown as Point[]

/** Page after page until one is empty, as the specification leaves no other way. */
async function allPoints(data: Record<string, unknown> = {}) {
  const all: Point[] = []
  for (let page = 1; ; page++) {
    const found = await points({ ...data, page, pagesize: 100 })
    if (found.length === 0) return all
    all.push(...found)
  }
}

const data = (name: string) =>
  JSON.parse(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')) as never
const { features } = data('hong-kong-land.geojson') as {
  features: { geometry: { coordinates: Shore[] } }[]
}
const shores = features.flatMap(({ geometry }) => geometry.coordinates)
const districts = data('districts.json') as { name: { zh: string }; label: [number, number] }[]

/** Winding number, which is another way of asking than the simulator's own. */
function isOnLand(lat: number, lng: number) {
  return shores.some((shore) => {
    let winding = 0
    for (const [i, [x1, y1]] of shore.entries()) {
      const [x2, y2] = shore[(i + 1) % shore.length] ?? [x1, y1]
      const side = (x2 - x1) * (lat - y1) - (lng - x1) * (y2 - y1)
      if (y1 <= lat && y2 > lat && side > 0) winding += 1
      if (y1 > lat && y2 <= lat && side < 0) winding -= 1
    }
    return winding !== 0
  })
}

function nearestDistrict(lat: number, lng: number) {
  const away = ([y, x]: [number, number]) =>
    Math.hypot(y - lat, (x - lng) * Math.cos((lat * Math.PI) / 180))
  return [...districts].sort((a, b) => away(a.label) - away(b.label))[0]?.name.zh
}

describe('self-pickup points (express §2.5, §4.8)', () => {
  it('are 1,200, over all 18 districts, each on land in its district', async () => {
    const all = await allPoints()
    expect(all).toHaveLength(1200)
    expect(new Set(all.map(({ locker_code }) => locker_code)).size).toBe(1200)
    expect(new Set(all.map(({ area_level2 }) => area_level2))).toEqual(new Set(AREAS))
    const misplaced = all.filter(({ coordinate = '', area_level2 }) => {
      const [lat = 0, lng = 0] = coordinate.split(',').map(Number)
      return !isOnLand(lat, lng) || nearestDistrict(lat, lng) !== area_level2
    })
    expect(misplaced).toEqual([])
  })

  it('say what they are, all in texts', async () => {
    for (const point of await points({})) {
      const filled = expect.stringMatching(/./) as string
      expect(point).toEqual({
        locker_code: expect.stringMatching(/^[A-Z]{2}\d{5}$/) as string,
        locker_brand: filled,
        area_level1: expect.stringMatching(/^(香港島|九龍|新界)$/) as string,
        area_level2: filled,
        name: filled,
        address: filled,
        open_hour: expect.stringMatching(/\d\d:\d\d-\d\d:\d\d/) as string,
        coordinate: expect.stringMatching(/^22\.\d+,11[34]\.\d+$/) as string,
      })
    }
  })

  it('are named in the language asked for, their districts in Chinese always', async () => {
    const [chinese] = await points({ meta: { lang: 'zh-HK', region: 'HK' } })
    const [english] = await points({})
    expect(chinese?.['address']).toMatch(/\p{Script=Han}/u)
    expect(english?.['address']).not.toMatch(/\p{Script=Han}/u)
    expect(chinese?.['area_level2']).toBe(english?.['area_level2'])
    expect(chinese?.['locker_code']).toBe(english?.['locker_code'])
  })

  it('come ten a page, at most a hundred, and none after the last', async () => {
    expect(await points({})).toHaveLength(10)
    expect(await points({ pagesize: 3 })).toHaveLength(3)
    expect(await points({ pagesize: 5000 })).toHaveLength(100)
    expect(await points({ page: 2, pagesize: 5 })).toEqual((await points({})).slice(5))
    expect(await points({ page: 13, pagesize: 100 })).toEqual([])
  })

  it.each(AREAS)('are filtered by %s', async (area_level2) => {
    const found = await allPoints({ area_level2 })
    expect(found.length).toBeGreaterThan(20)
    expect(new Set(found.map((point) => point['area_level2']))).toEqual(new Set([area_level2]))
  })

  it('are the same for every seed', async () => {
    const other = await simulatorUnderTest({ seed: 7 })
    expect(await other.express.data('/pickup_points', {})).toEqual(await points({}))
    await other.stop()
  })

  it.each([
    [{ area_level2: '中環' }, 'area_level2'],
    [{ area_level2: 5 }, 'area_level2'],
    [{ page: 0 }, 'page'],
    [{ page: '1' }, 'page'],
    [{ pagesize: 0 }, 'pagesize'],
    [{ pagesize: 1.5 }, 'pagesize'],
  ])('refuse %j (261004)', async (request, named) => {
    const answer = await simulator.express.call('/pickup_points', request)
    expect(answer).toEqual({
      error: 261004,
      err_msg: expect.stringContaining(`: ${named}`) as string,
    })
  })
})
