import { expect, test } from 'vitest'
import { runNode } from '@/lib/testing/programs/program'

const program = (...args: string[]) =>
  runNode({ args: ['--import', 'tsx', 'lib/testing/programs/stop-in-order.ts', ...args] })

test.each(['SIGINT', 'SIGTERM'] as const)(
  'on %s, stops last what was started first, and ends with exit code 0',
  async (signal) => {
    const running = program()
    await running.says(/READY/)
    running.signal(signal)
    expect(await running.ended).toBe(0)
    expect(running.stdout()).toBe('READY\nStopping...\nstop dashboard\nstop database\n')
  },
)

test('takes the doubled signal of one Ctrl-C under npm as one', async () => {
  const running = program('--stubborn')
  await running.says(/READY/)
  running.signal('SIGINT')
  running.signal('SIGINT')
  await running.says(/stop dashboard/)
  expect(running.stdout()).not.toContain('kill')
  running.signal('SIGKILL')
  await running.ended
})

test('kills what does not end when asked a second time', async () => {
  const running = program('--stubborn')
  await running.says(/READY/)
  running.signal('SIGINT')
  // A later wish, not the echo of the first: asked again until it is understood.
  const again = setInterval(() => {
    running.signal('SIGINT')
  }, 200)
  expect(await running.ended).toBe(1)
  clearInterval(again)
  expect(running.stdout()).toContain('Stopping at once.\nkill dashboard\nkill database\n')
})

test('a failure stops everything too, with exit code 1', async () => {
  const running = program('--fail')
  expect(await running.ended).toBe(1)
  expect(running.stdout()).toContain('stop dashboard\nstop database\n')
  // Where it broke, and not its message, which may hold what stands in the database.
  expect(running.stderr()).toMatch(/"type": "Error"/)
  expect(running.stderr()).not.toContain('broken')
})
