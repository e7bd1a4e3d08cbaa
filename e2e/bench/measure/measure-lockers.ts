import type { Browser, Page } from '@playwright/test'
import { seedLockers } from '@/lib/testing/seeds/seed-lockers'
import {
  noteFromRest,
  openPage,
  readFigures,
  SLOW_DOWN,
  VIEWPORT,
  type Visitor,
} from '../open-page'
import type { Stack } from '../stack'
import { measureLockerOpening, type OpeningResult } from './measure-locker-opening'

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

/** From all of Hong Kong down to streets. */
const LEVELS = 6
/** So far the wheel is turned for one level, in its own unit. */
const WHEEL = 60
/** So far the hand draws the map, in pixels. */
const HAND = 160
const STILL_MS = 350
/** In the middle of the map, beside the list. */
const MIDDLE = { x: Math.round(VIEWPORT.width * 0.68), y: Math.round(VIEWPORT.height * 0.55) }

type MapResult = {
  slowDown: number
  /** Zooms and pans that were made. */
  moves: number
  /** 0: none of 50 ms or more. */
  longestTaskMs: number
  /** How many tasks took 50 ms or more. */
  longTasks: number
}

/** The map of all lockers by wheel and hand: in by one level and aside, six times, and out again. */
async function measureLockerMap(
  browser: Browser,
  visitor: Visitor,
  slowDown: number,
): Promise<MapResult> {
  const { page } = await openPage(browser, visitor, slowDown)
  try {
    await page.goto('/lockers', { waitUntil: 'commit' })
    await page.locator('.ho-marker-lockers').first().waitFor()
    await noteFromRest(page)
    for (const wheel of [-WHEEL, WHEEL]) {
      for (let level = 0; level < LEVELS; level++) {
        await turnWheel(page, wheel)
        await drag(page, level % 2 === 0 ? HAND : -HAND)
      }
    }
    const { tasks } = await readFigures(page)
    return {
      slowDown,
      moves: 4 * LEVELS,
      longestTaskMs: Math.round(Math.max(0, ...tasks)),
      longTasks: tasks.length,
    }
  } finally {
    await page.context().close()
  }
}

async function turnWheel(page: Page, by: number): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y)
  await page.mouse.wheel(0, by)
  await untilStill(page)
}

async function drag(page: Page, by: number): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y)
  await page.mouse.down()
  await page.mouse.move(MIDDLE.x + by, MIDDLE.y + by / 2, { steps: 8 })
  await page.mouse.up()
  await untilStill(page)
}

/** Until neither the map's place, nor its zoom, nor its markers changed for a third of a second. */
async function untilStill(page: Page): Promise<void> {
  // As text: it runs in the page, where nothing of this program exists.
  await page.evaluate(`new Promise((resolve) => {
    const map = document.querySelector('.ho-map .leaflet-container')
    let [last, since] = ['', 0]
    const look = (now) => {
      const pane = map.querySelector('.leaflet-map-pane')
      const marks = map.querySelectorAll('.ho-marker').length
      const state = [pane.className, pane.style.transform, map.className, marks].join()
      if (state !== last) [last, since] = [state, now]
      if (now - since > ${STILL_MS}) resolve()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`)
}
