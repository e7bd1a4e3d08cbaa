import { expect, test, vi } from 'vitest'
import { MapPainter } from './map-painter'
import type { PainterAnswer, PainterAsked, TileWanted } from './painting'

class Stub extends EventTarget {
  readonly asked: PainterAsked[] = []
  readonly terminate = vi.fn<() => void>()

  postMessage(asked: PainterAsked): void {
    this.asked.push(asked)
  }

  answer(answer: PainterAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }))
  }
}

function painterWithStubs() {
  const stubs: Stub[] = []
  const painter = new MapPainter(() => {
    const stub = new Stub()
    stubs.push(stub)
    return stub as unknown as Worker
  })
  return { painter, stubs, at: (index: number) => stubs[index] ?? new Stub() }
}

const WANTED = { region: 'HK', place: { x: 1, y: 2, z: 11 } } as TileWanted
const picture = (width: number) => ({ width }) as ImageBitmap

test('one worker answers all maps, each what it asked for', async () => {
  const { painter, stubs, at } = painterWithStubs()
  const [one, two] = [painter.boundsOf('HK'), painter.boundsOf('SG')]
  const bounds = (south: number) => ({ south, west: 0, north: 2, east: 2 })
  const [first, second] = at(0).asked
  at(0).answer({ id: second?.id ?? 0, kind: 'bounds', bounds: bounds(1) })
  at(0).answer({ id: first?.id ?? 0, kind: 'bounds', bounds: bounds(22) })
  expect(await one).toEqual(bounds(22))
  expect(await two).toEqual(bounds(1))
  expect(stubs).toHaveLength(1)
})

test('a tile may come twice, and is never shown again once nobody waits for it', () => {
  const { painter, at } = painterWithStubs()
  const painted = vi.fn<(pictures: unknown) => void>()
  painter.paint(WANTED, painted)
  const forget = painter.paint(WANTED, painted)
  const [whole, left] = at(0).asked.map(({ id }) => id)
  const tile = (id: number | undefined, isWhole: boolean, width: number) =>
    at(0).answer({
      id: id ?? 0,
      kind: 'tile',
      isWhole,
      screen: picture(width),
      paper: null,
    })
  tile(whole, false, 1)
  tile(whole, true, 2)
  forget()
  tile(left, true, 3)
  expect(painted.mock.calls).toMatchObject([[{ screen: { width: 1 } }], [{ screen: { width: 2 } }]])
  expect(at(0).asked.at(-1)).toMatchObject({ kind: 'forget', tile: left })
})

test('what has come is not forgotten, and what failed is told', () => {
  const { painter, at } = painterWithStubs()
  const painted = vi.fn<(pictures: unknown) => void>()
  const forget = painter.paint(WANTED, painted)
  at(0).answer({ id: at(0).asked[0]?.id ?? 0, kind: 'failed' })
  forget()
  expect(painted.mock.calls).toEqual([[null]])
  expect(at(0).asked).toHaveLength(1)
})

test('without its code all that waits fails, and the next map tries again', async () => {
  const { painter, stubs, at } = painterWithStubs()
  const painted = vi.fn<(pictures: unknown) => void>()
  const bounds = painter.boundsOf('HK')
  painter.paint(WANTED, painted)
  at(0).dispatchEvent(new Event('error'))
  await expect(bounds).rejects.toThrow('no bounds')
  expect(painted.mock.calls).toEqual([[null]])
  expect(at(0).terminate).toHaveBeenCalledTimes(1)
  void painter.boundsOf('HK')
  expect(stubs).toHaveLength(2)
  expect(at(1).asked).toMatchObject([{ kind: 'bounds', region: 'HK' }])
})
