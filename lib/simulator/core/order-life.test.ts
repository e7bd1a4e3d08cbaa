import { describe, expect, it } from 'vitest'
import { ManualClock } from '../../testing/simulator/manual-clock'
import { LifeOver, OrderLife } from './order-life'

function startLife(speed: number) {
  const clock = new ManualClock()
  const entered: [number, number][] = []
  const start = clock.now()
  const steps = [
    { status: 1, lastsMs: 60_000 },
    { status: 2, lastsMs: 120_000 },
    { status: 3, lastsMs: 0 },
  ] as const
  const life = new OrderLife(clock, speed, steps, (status) =>
    entered.push([status, clock.now() - start]),
  )
  return { clock, life, entered }
}

describe('order life', () => {
  it('moves by the clock and ends at its last status', async () => {
    const { clock, life, entered } = startLife(1)
    await clock.advance(10 * 60_000)
    expect(entered).toEqual([
      [2, 60_000],
      [3, 180_000],
    ])
    expect(life.over).toBe(true)
    expect(() => life.advance()).toThrow(LifeOver)
    expect(() => life.cancel(9)).toThrow(LifeOver)
  })

  it('divides waiting times by the speed, and predicts in its own time', async () => {
    const { clock, life, entered } = startLife(20)
    await clock.advance(1500)
    expect(life.elapsedMs()).toBe(30_000)
    expect(life.remainingMs(3)).toBe(150_000)
    await clock.advance(1500)
    expect(entered).toEqual([[2, 3000]])
    expect(life.remainingMs(2)).toBe(0)
  })

  it('waits anew after being advanced', async () => {
    const { clock, life, entered } = startLife(1)
    life.advance()
    await clock.advance(119_999)
    expect(life.status).toBe(2)
    await clock.advance(1)
    expect(entered).toEqual([
      [2, 0],
      [3, 120_000],
    ])
  })

  it('keeps its status while held, until told to advance', async () => {
    const { clock, life } = startLife(1)
    life.hold()
    await clock.advance(3_600_000)
    expect(life.status).toBe(1)
    life.advance()
    await clock.advance(3_600_000)
    expect(life.status).toBe(2)
  })

  it('does not move after being cancelled or stopped', async () => {
    const cancelled = startLife(1)
    cancelled.life.cancel(9)
    const stopped = startLife(1)
    stopped.life.stop()
    await cancelled.clock.advance(3_600_000)
    await stopped.clock.advance(3_600_000)
    expect(cancelled.entered).toEqual([[9, 0]])
    expect(stopped.entered).toEqual([])
  })
})
