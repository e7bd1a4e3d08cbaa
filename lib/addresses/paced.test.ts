import { expect, it } from 'vitest'
import { paced } from './paced'

/** A clock that moves only when somebody waits for it. */
function fakeClock() {
  let time = 1_000
  const sleepers: { until: number; wake: () => void }[] = []
  return {
    now: () => time,
    wait: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ until: time + ms, wake })
      }),
    pass: async (ms: number) => {
      time += ms
      for (const { until, wake } of sleepers) if (until <= time) wake()
      await Promise.resolve()
    },
  }
}

it('begins at once, then never twice within the time, in order', async () => {
  const clock = fakeClock()
  const turn = paced(1_000, clock)
  const begun: string[] = []
  const task = (name: string) => turn(() => Promise.resolve(begun.push(name)))
  const all = [task('a'), task('b'), task('c')]
  await Promise.resolve()
  expect(begun).toEqual(['a'])
  await clock.pass(999)
  expect(begun).toEqual(['a'])
  await clock.pass(1)
  expect(begun).toEqual(['a', 'b'])
  await clock.pass(1_000)
  await Promise.all(all)
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('says no to whoever would wait longer than a person does', async () => {
  const turn = paced(1_000, fakeClock())
  const all = Array.from({ length: 7 }, () => turn(() => Promise.resolve('done')))
  expect(await all[6]).toBeNull()
  expect(await all[0]).toBe('done')
})
