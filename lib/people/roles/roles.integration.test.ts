import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can, canAnywhere, loadActor, type Actor } from '@/lib/auth/actor'
import { memberships, people } from '@/lib/db/tables/people'
import type { Permission } from '@/lib/domain/permissions'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { RoleRef } from '../model/role'
import { savePerson } from '../save-person'
import { deleteRole } from './delete-role'
import { listRoleChoices } from './list-role-choices'
import { listRoles } from './list-roles'
import { saveRole } from './save-role'

let instance: TestInstance
let admin: Actor
let central: number
let mongKok: number

beforeAll(async () => {
  instance = await testInstance({})
  admin = await instance.actor('admin')
  central = await instance.storeId('HK-CENTRAL-01')
  mongKok = await instance.storeId('HK-MONGKOK-02')
})
afterAll(() => instance.close())

const compose = async (permissions: Permission[], by = admin, id: number | null = null) =>
  (await saveRole({ actor: by, form: { id, name: randomUUID(), permissions } })).id

/** Somebody with these roles; how they are read again each time. */
async function hire(roles: { storeId: number; role: RoleRef }[]) {
  const [person] = await instance.db
    .insert(people)
    .values({ name: 'New', email: `${randomUUID()}@roles.example`, passwordHash: 'none' })
    .returning()
  if (!person) throw new Error('nobody was written')
  const rows = roles.map(({ storeId, role }) =>
    typeof role === 'number'
      ? { personId: person.id, storeId, roleId: role }
      : { personId: person.id, storeId, role },
  )
  if (rows.length > 0) await instance.db.insert(memberships).values(rows)
  return async (): Promise<Actor> => {
    const actor = await loadActor(instance.db, { personId: person.id })
    if (!actor) throw new Error('nobody')
    return actor
  }
}

const formOf = (actor: Actor | null, roles: { storeId: number; role: RoleRef }[]) => ({
  id: actor?.id ?? null,
  name: 'New',
  email: actor?.email ?? `${randomUUID()}@roles.example`,
  password: '' as const,
  isAdmin: false,
  disabled: false,
  mustChangePassword: false,
  requiresCode: false,
  roles,
})

describe('a role that was put together', () => {
  it('allows what was chosen, where it is held, and counts at once when it is changed', async () => {
    const id = await compose(['food.see', 'stores.edit'])
    const holder = await hire([{ storeId: central, role: id }])
    const before = await holder()
    expect(can(before, 'food.see', central)).toBe(true)
    expect(can(before, 'food.place', central)).toBe(false)
    expect(can(before, 'food.see', mongKok)).toBe(false)
    expect(canAnywhere(before, 'stores.edit')).toBe(true)
    await compose(['food.place'], admin, id)
    const after = await holder()
    expect(can(after, 'food.see', central)).toBe(false)
    expect(can(after, 'food.place', central)).toBe(true)
    expect(canAnywhere(after, 'stores.edit')).toBe(false)
  })

  it('is listed with who has it, and goes only when nobody has it', async () => {
    const id = await compose(['food.see'])
    const holder = await hire([
      { storeId: central, role: id },
      { storeId: mongKok, role: id },
    ])
    const { id: personId, name } = await holder()
    const listed = await listRoles({ actor: admin })
    const own = listed.find(({ ref }) => ref === id)
    expect(own).toMatchObject({ holders: [{ id: personId, name, stores: 2 }] })
    await expect(deleteRole({ actor: admin, id })).rejects.toMatchObject({ key: 'roleInUse' })
    await instance.db.delete(memberships).where(eq(memberships.personId, personId))
    await deleteRole({ actor: admin, id })
    await expect(deleteRole({ actor: admin, id })).rejects.toMatchObject({ key: 'roleGone' })
  })

  it('has a name of its own, whatever the case', async () => {
    await saveRole({ actor: admin, form: { id: null, name: 'Books', permissions: ['food.see'] } })
    const again = { id: null, name: 'BOOKS', permissions: ['food.see' as const] }
    await expect(saveRole({ actor: admin, form: again })).rejects.toMatchObject({
      fields: { name: 'roleNameTaken' },
    })
  })
})

describe('nobody gives more than they have', () => {
  it('puts no more into a role, nor changes one that may do more', async () => {
    const maker = await hire([
      { storeId: central, role: await compose(['roles.manage', 'food.see', 'food.place']) },
    ])
    const beyond = { key: 'beyondYourRights' }
    await expect(compose(['food.cancel'], await maker())).rejects.toMatchObject(beyond)
    await expect(compose(['people.manage'], await maker())).rejects.toMatchObject(beyond)
    const id = await compose(['food.see'], await maker())
    // Held where the maker is nobody: there it must not grow.
    await hire([{ storeId: mongKok, role: id }])
    await expect(compose(['food.place'], await maker(), id)).rejects.toMatchObject(beyond)
    const large = await compose(['settings.manage'])
    await expect(compose(['food.see'], await maker(), large)).rejects.toMatchObject(beyond)
    await expect(deleteRole({ actor: await maker(), id: large })).rejects.toMatchObject(beyond)
  })

  it('gives no role beyond their own, no administration, and touches nobody who may do more', async () => {
    const lead = await compose(['people.manage', 'food.see', 'food.place', 'hours.see'])
    const small = await compose(['food.see'])
    const actor = await (await hire([{ storeId: central, role: lead }]))()
    const beyond = { key: 'beyondYourRights' }
    const newcomer = await (await hire([]))()
    const give = (roles: { storeId: number; role: RoleRef }[], to: Actor | null = newcomer) =>
      savePerson({ actor, form: formOf(to, roles) })
    await expect(give([{ storeId: central, role: 'manager' }])).rejects.toMatchObject(beyond)
    await expect(give([{ storeId: mongKok, role: small }])).rejects.toMatchObject(beyond)
    const crown = { ...formOf(newcomer, []), isAdmin: true }
    await expect(savePerson({ actor, form: crown })).rejects.toMatchObject(beyond)
    await expect(give([], admin)).rejects.toMatchObject(beyond)
    const manager = await instance.actor('manager')
    await expect(give([], manager)).rejects.toMatchObject(beyond)
    await give([{ storeId: central, role: small }])
    const choices = await listRoleChoices({ actor, storeIds: [central, mongKok] })
    const offered = choices.map(({ roles }) => roles.map(({ ref }) => ref))
    expect(offered[0]).toEqual(expect.arrayContaining([lead, small]))
    expect(offered[0]).not.toContain('staff')
    expect(offered[1]).toEqual([])
  })

  it('gives no role that is not there', async () => {
    const form = formOf(null, [{ storeId: central, role: 999_999 }])
    await expect(
      savePerson({ actor: admin, form: { ...form, password: 'words of some length' } }),
    ).rejects.toMatchObject({ key: 'roleGone' })
  })
})
