import type { APIRequestContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { connect } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { ACTION_DOORS } from '@/lib/testing/doors/action-doors'
import { CANARY, doorWorld, NOWHERE, nowhere, type DoorWorld } from '@/lib/testing/doors/door-world'
import { READ_DOORS, type ReadInput } from '@/lib/testing/doors/read-doors'
import { databaseOf } from '../database-of'
import { expect, test } from '../fixtures'
import { builtActions, callAction, insider, problemOf } from './attacker'

test('staff of one store learn nothing of another, not even what is there', async ({ baseURL }, {
  parallelIndex,
}) => {
  const { db, pool } = connect(await databaseOf(parallelIndex))
  try {
    const idOf = async (code: string) =>
      (await db.select().from(stores).where(eq(stores.code, code)))[0]!.id
    const manager = await db
      .select()
      .from(people)
      .where(eq(people.email, 'manager@handover.example'))
    const theirs = await doorWorld({
      db,
      storeId: await idOf('HK-SHATIN-03'),
      elsewhereId: await idOf('HK-CENTRAL-01'),
      by: manager[0]!.id,
      password: 'no password of anybody',
    })
    const context = await insider(baseURL!, 'staff')
    await attackReads(context, theirs)
    await attackActions(context, theirs)
    await attackPages(context, theirs)
    await context.dispose()
  } finally {
    await pool.end()
  }
})

/** About oneself alone: there is no other store to try it at. */
const isOwn = ({ needs }: { needs: string }) => needs === 'self' || needs === 'account'

async function attackReads(context: APIRequestContext, theirs: DoorWorld): Promise<void> {
  for (const [folder, door] of Object.entries(READ_DOORS)) {
    if (isOwn(door)) continue
    const there = await read(context, folder, await door.input(theirs, null))
    expect(there.text, folder).not.toContain(CANARY)
    if (door.elsewhere === 'nothing') continue
    expect([403, 404], `${folder}: ${there.text}`).toContain(there.status)
    const gone = await read(context, folder, await door.input(nowhere(theirs), null))
    expect(there, folder).toEqual(gone)
  }
}

async function read(context: APIRequestContext, folder: string, given: ReadInput) {
  const { path = {}, query = {}, body } = given
  const address = `/${folder.replaceAll(/\[(\w+)\]/g, (_, name: string) => path[name] ?? '')}`
  const answer =
    body === undefined
      ? await context.get(address, { params: query })
      : await context.post(address, { data: body })
  return { status: answer.status(), text: await answer.text() }
}

async function attackActions(context: APIRequestContext, theirs: DoorWorld): Promise<void> {
  const built = new Map(builtActions().map((door) => [door.name, door]))
  for (const [name, door] of Object.entries(ACTION_DOORS)) {
    const target = built.get(name)
    if (isOwn(door) || !target) continue
    const there = await callAction(context, target, await door.input(theirs, null))
    expect(await there.text(), name).not.toContain(CANARY)
    const problem = await problemOf(there)
    if (door.elsewhere === 'nothing') continue
    const gone = await callAction(context, target, await door.input(nowhere(theirs), null))
    expect([name, problem]).toEqual([name, await problemOf(gone)])
    expect(problem, name).toMatch(/^(notAllowed|bufferNotAllowed|sheetGone|\w*[nN]otFound)$/)
  }
}

async function attackPages(context: APIRequestContext, theirs: DoorWorld): Promise<void> {
  const { orders, importId, sheetId, storeId } = theirs
  const pages: [string, number][] = [
    ['/food/ID', orders.food],
    ['/food/ID/ticket', orders.food],
    ['/parcels/ID', orders.parcel],
    ['/express/ID', orders.express],
    ['/imports/ID', importId],
    ['/dispatch/sheets/ID', sheetId],
    ['/stores/ID/hours', storeId],
    ['/food/new?from=ID', orders.food],
    ['/parcels/new?from=ID', orders.parcel],
    ['/express/new?from=ID', orders.express],
    ['/settings/people/ID', 1],
    ['/settings/roles/ID', 1],
    ['/settings/stores/ID', storeId],
    ['/settings/callbacks/ID', 1],
  ]
  for (const [page, id] of pages) {
    const there = await context.get(page.replace('ID', String(id)))
    const gone = await context.get(page.replace('ID', String(NOWHERE)))
    expect([page, there.status()]).toEqual([page, gone.status()])
    expect(await there.text(), page).not.toContain(CANARY)
  }
}
