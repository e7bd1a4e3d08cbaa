import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standstillLines, StandstillWatch } from './standstill'

describe('a watch', () => {
  let watch: StandstillWatch
  beforeEach(() => {
    watch = new StandstillWatch()
  })
  afterEach(() => watch.stop())

  it('tells for how long it was not woken, each moment once', async () => {
    // More than there are processors: everybody waits for a turn.
    const busy = Array.from({ length: 2 * availableParallelism() }, () => {
      return new Worker('for (;;);', { eval: true })
    })
    try {
      await expect.poll(() => watch.longestMs()).toBeGreaterThan(0)
    } finally {
      await Promise.all(busy.map((worker) => worker.terminate()))
    }
    await watch.stop()
    watch.longestMs()
    expect(watch.longestMs()).toBe(0)
  })
})

describe('what is told of it', () => {
  it('is nothing where the machine ran all the time', () => {
    expect(standstillLines({ placing: 8, live: 49 })).toEqual([])
  })

  it('is which parts have such a moment', () => {
    const [line, ...others] = standstillLines({ placing: 8, live: 412, scan: 90 })
    expect(line).toContain('live 412 ms, scan 90 ms.')
    expect(line).not.toContain('placing')
    expect(others).toEqual([])
  })
})
