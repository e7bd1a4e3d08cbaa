import { expect, test } from 'vitest'
import { manyLockers } from '@/lib/testing/seeds/many-lockers'
import { clusterIndex } from './cluster-index'
import { type ClustersAsked, clusterAnswers } from './cluster-questions'
import { ClustersBeside } from './clusters-beside'

const HONG_KONG = { west: 113.8, south: 22.1, east: 114.5, north: 22.6 }

const points = manyLockers(500).flatMap(({ code, location }) =>
  location ? [{ key: code, location }] : [],
)

/** A worker that answers in a later task, and copies what it is handed, as a browser's does. */
class Stub extends EventTarget {
  readonly #answerTo = clusterAnswers()
  isEnded = false

  postMessage(asked: ClustersAsked, transfer: Transferable[]): void {
    const data = structuredClone(asked, { transfer })
    setTimeout(() => {
      const answer = this.#answerTo(data)
      if (answer && !this.isEnded)
        this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) }))
    })
  }

  terminate(): void {
    this.isEnded = true
  }
}

function withStubs() {
  const stubs: Stub[] = []
  const clusters = new ClustersBeside(() => {
    const stub = new Stub()
    stubs.push(stub)
    return stub as unknown as Worker
  })
  return { clusters, stubs }
}

test.each([9, 12, 17])('has the same marks as an index here, at zoom %d', async (zoom) => {
  const { clusters } = withStubs()
  clusters.group(points)
  expect(await clusters.within(HONG_KONG, zoom)).toEqual(
    clusterIndex(points).within(HONG_KONG, zoom),
  )
})

test('names the points of the list that was asked about, also when another follows at once', async () => {
  const { clusters, stubs } = withStubs()
  clusters.group(points)
  const before = clusters.within(HONG_KONG, 17)
  const fewer = points.slice(400)
  clusters.group(fewer)
  const after = clusters.within(HONG_KONG, 17)
  expect((await before).map(({ key }) => key)).toContain(points[0]?.key)
  expect(await after).toEqual(clusterIndex(fewer).within(HONG_KONG, 17))
  expect(stubs).toHaveLength(1)
})

test('does without a worker that fails, and the next one knows the points', async () => {
  const { clusters, stubs } = withStubs()
  const expected = clusterIndex(points).within(HONG_KONG, 12)
  clusters.group(points)
  const lost = clusters.within(HONG_KONG, 12)
  stubs[0]?.dispatchEvent(new Event('error'))
  expect(await lost).toEqual(expected)
  expect(stubs.map(({ isEnded }) => isEnded)).toEqual([true])
  expect(await clusters.within(HONG_KONG, 12)).toEqual(expected)
  expect(stubs.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('without points there is nothing', async () => {
  const { clusters } = withStubs()
  clusters.group([])
  expect(await clusters.within(HONG_KONG, 12)).toEqual([])
})
