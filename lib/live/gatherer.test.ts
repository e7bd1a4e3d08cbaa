import { stat } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Gatherer } from './gatherer'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Each piece that was sent, and when. */
function gathered(takesMs: number) {
  const sent: { at: number; ids: number[] }[] = []
  const gatherer = new Gatherer(async (ids) => {
    sent.push({ at: performance.now() - began, ids })
    await new Promise((done) => setTimeout(done, takesMs))
  })
  const began = performance.now()
  return { gatherer, sent }
}

describe('what changed', () => {
  it('is sent at once after a quiet moment', async () => {
    const { gatherer, sent } = gathered(1)
    gatherer.add(1)
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(1_000)
    gatherer.add(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([
      { at: 0, ids: [1] },
      { at: 1_000, ids: [2] },
    ])
  })

  it('waits for no timer after a quiet moment', async () => {
    vi.useRealTimers()
    const came: string[] = []
    await new Promise<void>((done) => {
      // What Node does after reading a file: first what was to come at once, then timers.
      stat('.', () => {
        setTimeout(() => {
          came.push('timer')
          done()
        }, 0)
        new Gatherer(() => Promise.resolve(void came.push('sent'))).add(1)
      })
    })
    expect(came).toEqual(['sent', 'timer'])
  })

  it('while it sends and rests goes together, each order once', async () => {
    const { gatherer, sent } = gathered(1)
    gatherer.add(1)
    await vi.advanceTimersByTimeAsync(0)
    for (const id of [2, 3, 2]) gatherer.add(id)
    await vi.advanceTimersByTimeAsync(5)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent.map(({ ids }) => ids)).toEqual([[1], [2, 3]])
  })

  it('waits half as long as the last piece took, and a tenth of a second at most', async () => {
    for (const [takesMs, next] of [
      [30, 45],
      [400, 500],
    ] as const) {
      const { gatherer, sent } = gathered(takesMs)
      gatherer.add(1)
      await vi.advanceTimersByTimeAsync(0)
      gatherer.add(2)
      await vi.advanceTimersByTimeAsync(next - 1)
      expect(sent).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(sent[1]).toEqual({ at: next, ids: [2] })
    }
  })

  it('is not sent any more once it is closed', async () => {
    const { gatherer, sent } = gathered(1)
    gatherer.add(1)
    gatherer.close()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual([])
  })
})
