import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadActor, type Actor } from '@/lib/auth/actor'
import { confirmSecret, offeredSecret } from '@/lib/auth/codes/code-secret'
import { beginSession } from '@/lib/auth/sessions/begin-session'
import { firstStep } from '@/lib/auth/steps/pending-sign-in'
import { memberships, people, type RoleName } from '@/lib/db/tables/people'
import { builtInCodeRoles } from '@/lib/db/tables/roles'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { Secret, TOTP } from 'otpauth'
import { ownCode } from '../codes/own-code'
import { endOwnCode } from '../codes/end-own-code'
import { savePerson } from '../save-person'
import { askCodes } from './ask-codes'
import { listCodeRoles } from './list-code-roles'
import { saveRole } from './save-role'

let instance: TestInstance
let admin: Actor
let storeId: number
beforeAll(async () => {
  instance = await testInstance({})
  admin = await instance.actor('admin')
  storeId = await instance.storeId('HK-CENTRAL-01')
})
afterAll(() => instance.close())

let number = 0
async function hire(role: RoleName | number | 'administrator') {
  number += 1
  const [person] = await instance.db
    .insert(people)
    .values({
      name: `Person ${number}`,
      email: `p${number}@codes.example`,
      passwordHash: 'x',
      isAdmin: role === 'administrator',
    })
    .returning()
  const personId = person!.id
  if (typeof role === 'number')
    await instance.db.insert(memberships).values({ personId, storeId, roleId: role })
  else if (role !== 'administrator')
    await instance.db.insert(memberships).values({ personId, storeId, role })
  return person!
}

async function sessionOf(personId: number): Promise<string> {
  const id = await beginSession({
    db: instance.db,
    personId,
    kind: 'password',
    address: '127.0.0.1',
    userAgent: null,
  })
  if (id === null) throw new Error('no session')
  return id
}

const holds = async (sessionId: string) => (await loadActor(instance.db, { sessionId })) !== null

async function setUpApp(personId: number) {
  const secret = await offeredSecret(instance.db, personId)
  const now = new Date()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now.getTime(),
  })
  expect(await confirmSecret(instance.db, { personId, code, now })).toBe(true)
}

const ask = (role: Parameters<typeof askCodes>[0]['form']['role'], requiresCode = true) =>
  askCodes({ actor: admin, form: { role, requiresCode } })

describe('one-time codes asked of a role', () => {
  it('lead who has none yet to set an app up, and nowhere else before', async () => {
    const [without, withApp, other] = [
      await hire('warehouse'),
      await hire('warehouse'),
      await hire('staff'),
    ]
    await setUpApp(withApp.id)
    const open = await Promise.all([without, withApp, other].map(({ id }) => sessionOf(id)))
    await ask('warehouse')
    expect(await Promise.all(open.map(holds))).toEqual([false, true, true])
    expect(await firstStep(instance.db, without.id)).toBe('enrol')
    expect(await firstStep(instance.db, withApp.id)).toBe('code')
    expect(await firstStep(instance.db, other.id)).toBeNull()
    const actor = await loadActor(instance.db, { personId: withApp.id })
    expect(await ownCode({ actor: actor! })).toMatchObject({ isOn: true, isRequired: true })
    await expect(endOwnCode({ actor: actor!, form: { password: 'x' } })).rejects.toThrow()
    await ask('warehouse', false)
    expect(await firstStep(instance.db, without.id)).toBeNull()
  })

  it('count for a composed role, and for administrators, but spare the session of who says so', async () => {
    const { id } = await saveRole({
      actor: admin,
      form: { id: null, name: 'Shift leader', permissions: ['food.see'] },
    })
    const leader = await hire(id)
    await ask(id)
    expect(await firstStep(instance.db, leader.id)).toBe('enrol')
    const boss = await hire('administrator')
    const [own, theirs] = [await sessionOf(admin.id), await sessionOf(boss.id)]
    await askCodes({
      actor: { ...admin, sessionId: own },
      form: { role: 'administrator', requiresCode: true },
    })
    expect([await holds(own), await holds(theirs)]).toEqual([true, false])
    expect(await firstStep(instance.db, boss.id)).toBe('enrol')
    const listed = await listCodeRoles({ actor: admin })
    expect(listed.filter((one) => one.requiresCode).map(({ ref }) => ref)).toEqual([
      'administrator',
      id,
    ])
    await instance.db.delete(builtInCodeRoles).where(eq(builtInCodeRoles.role, 'administrator'))
  })

  it('are asked of whoever is given such a role', async () => {
    await ask('manager')
    const person = await hire('staff')
    const open = await sessionOf(person.id)
    const form = {
      id: person.id,
      name: person.name,
      email: person.email,
      password: '' as const,
      isAdmin: false,
      disabled: false,
      mustChangePassword: false,
      requiresCode: false,
    }
    await savePerson({ actor: admin, form: { ...form, roles: [{ storeId, role: 'staff' }] } })
    expect(await holds(open)).toBe(true)
    await savePerson({ actor: admin, form: { ...form, roles: [{ storeId, role: 'manager' }] } })
    expect(await holds(open)).toBe(false)
    expect(await firstStep(instance.db, person.id)).toBe('enrol')
    await ask('manager', false)
  })

  it('are a matter of one’s own rights', async () => {
    const { id } = await saveRole({
      actor: admin,
      form: { id: null, name: 'Roles alone', permissions: ['roles.manage', 'food.see'] },
    })
    const person = await hire(id)
    const actor = (await loadActor(instance.db, { personId: person.id }))!
    for (const role of ['administrator', 'manager'] as const) {
      await expect(askCodes({ actor, form: { role, requiresCode: false } })).rejects.toThrow(
        'beyondYourRights',
      )
    }
    await expect(
      askCodes({
        actor: await instance.actor('manager'),
        form: { role: 'staff', requiresCode: true },
      }),
    ).rejects.toThrow('notAllowed')
    await expect(ask(999_999)).rejects.toThrow('roleGone')
  })
})
