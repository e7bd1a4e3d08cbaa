import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editCellsSchema } from '@/lib/imports/model/import-requests'
import { mergePatches, type CellPatches } from './cell-patches'
import { cellText } from './cell-text'
import { SaveQueue, type SaveState } from './save-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What the server takes in one request, in bytes. */
const MOST_BYTES = 1024 * 1024

/** A queue whose requests are kept as long as `works` says so. */
function queueTo(works: () => boolean = () => true) {
  const requests: CellPatches[] = []
  const states: SaveState[] = []
  const queue = new SaveQueue({
    keep: (patches) => {
      requests.push(patches)
      return Promise.resolve(works())
    },
    tell: (state) => states.push(state),
  })
  return { queue, requests, states }
}

const wideRows = (rows: number, columns: number, text: string): CellPatches =>
  new Map(
    Array.from({ length: rows }, (_, position) => [
      position,
      Object.fromEntries(Array.from({ length: columns }, (_cell, index) => [`c${index}`, text])),
    ]),
  )

const bodyOf = (patches: CellPatches) => ({
  importId: 1,
  edits: [...patches].map(([position, cells]) => ({ position, cells })),
})

describe('changed cells', () => {
  it.each([
    ['a thousand wide rows of Chinese', wideRows(1_000, 40, '香港新界沙田王泊街二號')],
    ['five thousand narrow ones', wideRows(5_000, 1, 'x')],
    ['one row of the longest cells', wideRows(1, 120, '灣'.repeat(4_000))],
  ])('are kept in requests that the server takes: %s', async (_name, patches) => {
    const { queue, requests, states } = queueTo()
    queue.add(patches)
    await vi.runAllTimersAsync()
    for (const request of requests) {
      const body = bodyOf(request)
      expect(editCellsSchema.safeParse(body).success).toBe(true)
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(MOST_BYTES)
    }
    expect(requests.reduce(mergePatches, new Map())).toEqual(patches)
    expect(states.at(-1)).toBe('saved')
  })

  it('stay to be sent again where they were not kept, with what was typed since', async () => {
    let works = false
    const { queue, requests, states } = queueTo(() => works)
    queue.add(new Map([[3, { a: 'old', b: 'other' }]]))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(states.at(-1)).toBe('not-saved')
    works = true
    queue.add(new Map([[3, { a: 'new' }]]))
    await vi.runAllTimersAsync()
    expect(requests.at(-1)).toEqual(new Map([[3, { a: 'new', b: 'other' }]]))
    expect(states.at(-1)).toBe('saved')
  })
})

describe('changed cells without a network', () => {
  it('are sent by themselves when it is back, and are held until then', async () => {
    let works = false
    const held: CellPatches[] = []
    const requests: CellPatches[] = []
    const queue = new SaveQueue({
      keep: (patches) => {
        requests.push(patches)
        return Promise.resolve(works)
      },
      tell: () => undefined,
      hold: (patches) => held.push(patches),
    })
    const typed = new Map([[3, { a: 'typed' }]])
    queue.add(typed)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(requests.length).toBeGreaterThan(1)
    expect(held.at(-1)).toEqual(typed)
    expect(queue.open).toEqual(typed)
    works = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(held.at(-1)).toEqual(new Map())
    expect(queue.open.size).toBe(0)
    const sent = requests.length
    await vi.advanceTimersByTimeAsync(200_000)
    expect(requests).toHaveLength(sent)
  })
})

describe('a text for a cell', () => {
  it.each([
    ['is cut where it is too long', '灣'.repeat(4_001), '灣'.repeat(4_000)],
    ['is not cut within a character', `${'a'.repeat(3_999)}𠮷`, 'a'.repeat(3_999)],
    ['has nothing that no database takes', 'a\0b', 'ab'],
  ])('%s', (_name, given, kept) => {
    expect(cellText(given)).toBe(kept)
  })
})
