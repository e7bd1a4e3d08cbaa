import { expect, it } from 'vitest'
import { manyLockers } from '@/lib/testing/seeds/many-lockers'
import { processorTime, shortest } from '@/lib/testing/shortest'
import { clusterIndex, type MapMark } from './cluster-index'

const points = manyLockers(5000).flatMap(({ code, location }) =>
  location ? [{ key: code, location }] : [],
)
const HONG_KONG = { west: 113.8, south: 22.1, east: 114.5, north: 22.6 }
const shown = (marks: readonly MapMark[]) =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'one' ? 1 : mark.count), 0)

it.each([9, 11, 13, 16, 18])('shows each locker once at zoom %d', (zoom) => {
  expect(shown(clusterIndex(points).within(HONG_KONG, zoom))).toBe(5000)
})

it('has few marks where all of Hong Kong is in sight, and singles where streets are', () => {
  const index = clusterIndex(points)
  expect(index.within(HONG_KONG, 11).length).toBeLessThan(250)
  expect(index.within(HONG_KONG, 17).every(({ kind }) => kind === 'one')).toBe(true)
})

it('is made within a moment', async () => {
  const make = () => clusterIndex(points).within(HONG_KONG, 11)
  expect(await shortest(make, { withinMs: 500, clock: processorTime })).toBeLessThan(500)
})

it('gives marks of one look a key of their own, the same in every index', () => {
  const marks = clusterIndex(points).within(HONG_KONG, 13)
  expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length)
  const again = clusterIndex(points).within(HONG_KONG, 13)
  expect(again.map(({ key }) => key)).toEqual(marks.map(({ key }) => key))
  const fewer = clusterIndex(points.slice(1)).within(HONG_KONG, 13)
  const changed = fewer.filter(({ key }) => !marks.some((mark) => mark.key === key))
  expect(changed.length).toBeLessThan(5)
})

it('opens a cluster further in', () => {
  const marks = clusterIndex(points).within(HONG_KONG, 11)
  const clusters = marks.filter((mark) => mark.kind === 'many')
  expect(clusters.length).toBeGreaterThan(0)
  for (const { opensAt } of clusters) expect(opensAt).toBeGreaterThan(11)
})

it('is empty without points', () => {
  expect(clusterIndex([]).within(HONG_KONG, 11)).toEqual([])
})
