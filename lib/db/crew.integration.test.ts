import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '@/lib/db/client'
import { eventually } from '@/lib/testing/eventually'
import { type Program, runNode } from '@/lib/testing/programs/program'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { databaseCrew } from './crew'

let instance: TestInstance

beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

it('counts who does the same, until they end or their connection does', async () => {
  const { pool } = connect(instance.databaseUrl)
  const [one, two] = [databaseCrew(pool), databaseCrew(pool)]
  expect(await one.report(['a', 'b'])).toEqual(new Map(Object.entries({ a: 1, b: 1 })))
  expect(await two.report(['b'])).toEqual(new Map([['b', 2]]))
  expect(await one.report(['b'])).toEqual(new Map([['b', 2]]))
  expect(await two.report(['a'])).toEqual(new Map([['a', 1]]))
  await two.report([])
  await eventually(async () => (await one.report(['a'])).get('a') === 1)

  await pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and classid::bigint = x'63726577'::bigint`)
  await two.report(['a'])
  await eventually(async () => (await one.report(['a'])).get('a') === 2)
  await Promise.all([one.report([]), two.report([])])
  await pool.end()
})

/** An instance with more calls to make than it is allowed in a second. */
const caller = (count: number): Program =>
  runNode({
    args: [
      '--conditions=react-server',
      '--import',
      'tsx',
      'lib/testing/programs/share-throttle.ts',
      instance.databaseUrl,
      String(count),
    ],
  })

/** When, in epoch milliseconds, a program said a line that begins like this. */
const momentsOf = (program: Program, line: RegExp) =>
  program
    .stdout()
    .split('\n')
    .filter((said) => line.test(said))
    .map((said) => Number(said.split(' ').at(-1)))

/** Short of one, because a call is written down a moment after it was let go. */
const SECOND_MS = 900
/**
 * On a busy machine that moment is long for those that have their turn just then, which are no more
 * than may be under way. Two that did not share would begin forty in a second.
 */
const MOST = 20 + 10

const within = (moments: readonly number[], from: number, ms: number) =>
  moments.filter((at) => at >= from && at < from + ms).length

it('two processes that call at once stay within the limits of one', async () => {
  // However long the second takes to start, the first still calls when it has.
  const first = caller(2_000)
  // Two of its seconds, so that one of them shows what it may have alone.
  await eventually(() => Promise.resolve(momentsOf(first, /^CALL/).length >= 40))
  const second = caller(40)
  await second.says(/DONE/)
  first.signal('SIGKILL')
  await first.ended

  const [began = Infinity] = momentsOf(second, /^CALL/)
  const bothKnow = Math.max(
    ...[first, second].map((one) => momentsOf(one, /^SHARES 2/)[0] ?? Infinity),
  )
  const calls = [first, second].flatMap((one) => momentsOf(one, /^CALL/)).sort((a, b) => a - b)
  expect(momentsOf(second, /^CALL/)).toHaveLength(40)
  // What began before is in the second behind.
  const shared = calls.filter((at) => at >= bothKnow + 1000)
  expect(shared.length).toBeGreaterThan(20)
  for (const at of shared) expect(within(calls, at, SECOND_MS)).toBeLessThanOrEqual(MOST)
  // Alone the first had all of it.
  const alone = momentsOf(first, /^CALL/).filter((at) => at < began)
  expect(Math.max(...alone.map((at) => within(alone, at, 1000)))).toBeGreaterThan(10)
})
