import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runNode } from '@/lib/testing/programs/program'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { reserveLookup } from './reserve-lookup'

let instance: TestInstance

beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const idOf = async (who: Parameters<TestInstance['actor']>[0]) => (await instance.actor(who)).id

async function often(personId: number, times: number): Promise<number> {
  let allowed = 0
  for (let time = 0; time < times; time++) {
    if (await reserveLookup(instance.db, personId)) allowed += 1
  }
  return allowed
}

/** As if all that was looked up had been so many seconds earlier. */
const age = (personId: number, seconds: number) =>
  instance.db.execute(sql`
    update phone_lookups set recent =
      array(select at - make_interval(secs => ${seconds}) from unnest(recent) at order by at)
    where person_id = ${personId}`)

describe('looking numbers up', () => {
  it('is for ten times a minute, by each person', async () => {
    expect(await often(await idOf('staff'), 11)).toBe(10)
    expect(await often(await idOf('manager'), 1)).toBe(1)
  })

  it('goes on when a minute has passed, and a refusal does not count', async () => {
    const personId = await idOf('admin')
    expect(await often(personId, 5)).toBe(5)
    await age(personId, 31)
    expect(await often(personId, 7)).toBe(5)
    await age(personId, 31)
    expect(await often(personId, 7)).toBe(5)
  })

  it('counts over all instances that are asked', async () => {
    const personId = await idOf('warehouse')
    const process = () =>
      runNode({
        args: [
          '--conditions=react-server',
          '--import',
          'tsx',
          'lib/testing/programs/look-up.ts',
          instance.databaseUrl,
          String(personId),
          '8',
        ],
      })
    const allowed = await Promise.all(
      [process(), process()].map(async (one) => Number((await one.says(/ALLOWED (\d+)/))[1])),
    )
    expect(allowed.reduce((sum, one) => sum + one, 0)).toBe(10)
  })
})
