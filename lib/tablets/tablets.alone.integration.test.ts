import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { can, canAnywhere, loadActor, type Actor } from '@/lib/auth/actor'
import { beginSession } from '@/lib/auth/sessions/begin-session'
import { tabletOf, type Tablet } from '@/lib/auth/tablets/current-tablet'
import { takePin } from '@/lib/auth/tablets/take-pin'
import { auditEntries } from '@/lib/db/tables/audit'
import { memberships, people, type RoleName } from '@/lib/db/tables/people'
import { sessions } from '@/lib/db/tables/sessions'
import { pins } from '@/lib/db/tables/sign-in'
import { tablets } from '@/lib/db/tables/tablets'
import { PERMISSIONS, isCounterWork } from '@/lib/domain/permissions'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { endTablet } from './end-tablet'
import { givePin } from './give-pin'
import { listTablets } from './list-tablets'
import { saveTablet } from './save-tablet'
import { setOwnPin } from './set-own-pin'
import { signInTablet } from './sign-in-tablet'
import { touchTablet } from './touch-tablet'

const jar = vi.hoisted(() => new Map<string, string>())
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ set: (name: string, value: string) => jar.set(name, value) }),
  headers: () => Promise.reject(new Error('no request')),
}))

const PIN = '4821'
const GIVEN = '7305'

let instance: TestInstance
let manager: Actor
let here: number
let elsewhere: number
beforeAll(async () => {
  instance = await testInstance({})
  manager = await instance.actor('manager')
  here = await instance.storeId('HK-CENTRAL-01')
  elsewhere = await instance.storeId('HK-SHATIN-03')
})
afterAll(() => instance.close())
beforeEach(() => jar.clear())

async function tabletAt(storeId: number): Promise<Tablet> {
  await signInTablet({
    actor: { ...(await instance.actor('admin')), sessionId: null },
    form: { storeId, name: 'Counter', lockMinutes: 5 },
  })
  const tablet = await tabletOf(instance.db, jar.get('handover.tablet') ?? '')
  if (!tablet) throw new Error('no tablet')
  return tablet
}

let number = 0
async function colleague(role: RoleName, storeId = here, more: { isAdmin?: boolean } = {}) {
  number += 1
  const [person] = await instance.db
    .insert(people)
    .values({ name: `Colleague ${number}`, email: `c${number}@tablets.example`, ...more })
    .returning()
  if (!person) throw new Error('nobody was written')
  await instance.db.insert(memberships).values({ personId: person.id, storeId, role })
  return person
}

/** Somebody whose own PIN is `PIN`. */
async function withPin(role: RoleName, storeId = here, more: { isAdmin?: boolean } = {}) {
  const person = await colleague(role, storeId, more)
  const admin = await instance.actor('admin')
  await givePin({ actor: admin, form: { personId: person.id, pin: GIVEN } })
  const tablet = await tabletAt(storeId)
  const chosen = await type(tablet, person.id, GIVEN, PIN)
  expect(chosen.ok).toBe(true)
  return person
}

const type = (tablet: Tablet, personId: number, pin: string, next: string | null = null) =>
  takePin({ db: instance.db, tablet, personId, pin, next })

async function unlock(tablet: Tablet, personId: number, pin = PIN): Promise<string> {
  const result = await type(tablet, personId, pin)
  if (!result.ok) throw new Error(result.reason)
  const sessionId = await beginSession({
    db: instance.db,
    personId,
    kind: 'pin',
    atTablet: { pinHash: result.pinHash, tablet },
    address: '127.0.0.1',
    userAgent: null,
  })
  if (sessionId === null) throw new Error('no session')
  return sessionId
}

const actorOf = (sessionId: string) => loadActor(instance.db, { sessionId })

async function noWaits() {
  await instance.db.execute(sql`update sign_in_throttle set blocked_until = null`)
}

const lastAudit = async (
  action: (typeof auditEntries.$inferSelect)['action'],
  id: string | number,
) => {
  const [entry] = await instance.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), eq(auditEntries.recordId, String(id))))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return entry
}

describe('a shared tablet', () => {
  it('is signed in by a manager, whose own session there ends', async () => {
    const sessionId = await beginSession({
      db: instance.db,
      personId: manager.id,
      kind: 'password',
      address: '127.0.0.1',
      userAgent: null,
    })
    const actor = await actorOf(sessionId!)
    const form = { storeId: here, name: 'Counter', lockMinutes: 5 } as const
    const { id } = await signInTablet({ actor: actor!, form })
    expect(await actorOf(sessionId!)).toBeNull()
    expect(await tabletOf(instance.db, jar.get('handover.tablet')!)).toMatchObject({ id })
    expect(await lastAudit('tablet.signed-in', id)).toMatchObject({
      actorId: manager.id,
      storeId: here,
      session: expect.any(String),
    })
    expect(await tabletOf(instance.db, 'A'.repeat(43))).toBeNull()
    expect(await tabletOf(instance.db, "' or true --")).toBeNull()
  })

  it('lets people of its store in, and of no other', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('staff')
    const stranger = await withPin('staff', elsewhere)
    expect(await type(tablet, person.id, PIN)).toMatchObject({ ok: true })
    expect(await type(tablet, stranger.id, PIN)).toEqual({ ok: false, reason: 'wrong' })
    expect(await type(tablet, 0, PIN)).toEqual({ ok: false, reason: 'wrong' })
    await instance.db
      .update(people)
      .set({ disabledAt: sql`now()` })
      .where(eq(people.id, person.id))
    expect(await type(tablet, person.id, PIN)).toEqual({ ok: false, reason: 'wrong' })
  })

  it('allows whoever is at it counter work at its store alone, whatever else they may do', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('manager', here, { isAdmin: true })
    await instance.db
      .insert(memberships)
      .values({ personId: person.id, storeId: elsewhere, role: 'manager' })
    const actor = await actorOf(await unlock(tablet, person.id))
    expect(actor).toMatchObject({ isAdmin: false, tablet: { id: tablet.id } })
    expect([...actor!.roles.keys()]).toEqual([here])
    const allowed = PERMISSIONS.filter((one) => canAnywhere(actor!, one))
    expect(allowed).toEqual(PERMISSIONS.filter(isCounterWork))
    expect(allowed).not.toContain('store.open-close')
    expect(can(actor!, 'food.see', here)).toBe(true)
    expect(can(actor!, 'food.see', elsewhere)).toBe(false)
  })

  it('knows no administrator who has no role at its store', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('manager', elsewhere, { isAdmin: true })
    expect(await type(tablet, person.id, PIN)).toEqual({ ok: false, reason: 'wrong' })
  })

  it('ends what is open on it when it is ended, and opens to no PIN any more', async () => {
    const person = await withPin('staff')
    const tablet = await tabletAt(here)
    const sessionId = await unlock(tablet, person.id)
    await endTablet({ actor: manager, form: { tabletId: tablet.id } })
    expect(await actorOf(sessionId)).toBeNull()
    expect(await tabletOf(instance.db, jar.get('handover.tablet')!)).toBeNull()
    // Also a session that was missed would not hold.
    await instance.db.update(sessions).set({ endedAt: null }).where(eq(sessions.id, sessionId))
    expect(await actorOf(sessionId)).toBeNull()
  })

  it('locks by the server too, when nobody has touched it for as long as it says', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('staff')
    const sessionId = await unlock(tablet, person.id)
    const seenAgo = (seconds: number) =>
      instance.db
        .update(sessions)
        .set({ lastSeenAt: sql`now() - make_interval(secs => ${seconds})` })
        .where(eq(sessions.id, sessionId))
    await seenAgo(300)
    const actor = await actorOf(sessionId)
    expect(actor).not.toBeNull()
    // Being looked at keeps it no longer alive: only a touch does.
    await seenAgo(300 + 91)
    expect(await actorOf(sessionId)).toBeNull()
    await touchTablet({ actor: actor! })
    expect(await actorOf(sessionId)).not.toBeNull()
    await saveTablet({ actor: manager, form: { tabletId: tablet.id, name: 'Bar', lockMinutes: 1 } })
    await seenAgo(60 + 91)
    expect(await actorOf(sessionId)).toBeNull()
  })

  it('is found and changed by who looks after tablets at its store alone', async () => {
    const tablet = await tabletAt(here)
    const there = await colleague('manager', elsewhere)
    const stranger = (await loadActor(instance.db, { personId: there.id }))!
    const form = { tabletId: tablet.id, name: 'Mine', lockMinutes: 60 } as const
    await expect(saveTablet({ actor: stranger, form })).rejects.toThrow('tabletGone')
    await expect(endTablet({ actor: stranger, form })).rejects.toThrow('tabletGone')
    const seen = await listTablets({ actor: stranger })
    expect(seen.map(({ storeId }) => storeId)).toEqual([elsewhere])
    const own = await listTablets({ actor: manager })
    expect(own.flatMap((store) => store.tablets.map(({ id }) => id))).toContain(tablet.id)
  })
})

describe('guessing a PIN', () => {
  it('is slowed after five wrong ones, for that person and tablet alone', async () => {
    const tablet = await tabletAt(here)
    const [victim, other] = [await withPin('staff'), await withPin('staff')]
    for (let count = 0; count < 6; count += 1) {
      expect(await type(tablet, victim.id, '9999')).toMatchObject({ reason: 'wrong' })
    }
    expect(await type(tablet, victim.id, PIN)).toMatchObject({ reason: 'slow' })
    expect(await type(tablet, other.id, PIN)).toMatchObject({ ok: true })
    expect(await type(await tabletAt(here), victim.id, PIN)).toMatchObject({ ok: true })
  })

  it('ends the PIN after ten in a row, however slowly, and the right one opens nothing then', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('staff')
    for (let count = 0; count < 9; count += 1) {
      await noWaits()
      expect(await type(tablet, person.id, '9999')).toMatchObject({ reason: 'wrong' })
    }
    await noWaits()
    expect(await type(tablet, person.id, '9999')).toMatchObject({ reason: 'pin-ended' })
    expect(await lastAudit('person.pin-ended', person.id)).toMatchObject({ storeId: here })
    expect(await lastAudit('person.pin-failed', person.id)).toMatchObject({
      after: { tablet: 'Counter' },
    })
    await noWaits()
    expect(await type(tablet, person.id, PIN)).toMatchObject({ reason: 'pin-ended' })
    await givePin({ actor: manager, form: { personId: person.id, pin: GIVEN } })
    await noWaits()
    expect(await type(tablet, person.id, GIVEN)).toMatchObject({ reason: 'pin-change' })
  })

  it('ends the PIN after a hundred altogether, though the person goes on typing it rightly', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('staff')
    await instance.db.update(pins).set({ failures: 97 }).where(eq(pins.personId, person.id))
    const answers: string[] = []
    for (const pin of ['9999', PIN, '9998', PIN, '9997', PIN]) {
      await noWaits()
      const result = await type(tablet, person.id, pin)
      answers.push(result.ok ? 'ok' : result.reason)
    }
    expect(answers).toEqual(['wrong', 'ok', 'wrong', 'ok', 'pin-ended', 'pin-ended'])
  })

  it('counts tries that are sent all at once like tries one after another', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('staff')
    const tries = Array.from({ length: 30 }, (_, index) =>
      type(tablet, person.id, String(5000 + index)),
    )
    const reasons = (await Promise.all(tries)).map((one) => (one.ok ? 'ok' : one.reason))
    expect(reasons.filter((one) => one === 'wrong').length).toBeLessThanOrEqual(6)
    expect(reasons).not.toContain('ok')
  })

  it('keeps nobody else waiting at the tablet for more than half a minute', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('staff')
    await instance.db.execute(sql`
      insert into sign_in_throttle (key, failures, last_failure_at)
      values (${`tablet:${tablet.id}`}, 5000, now())`)
    const nobody = await type(tablet, 0, '0000')
    expect(nobody).toMatchObject({ reason: 'wrong' })
    const result = await type(tablet, person.id, PIN)
    if (result.ok || result.reason !== 'slow') throw new Error('not slowed')
    expect(result.seconds).toBeLessThanOrEqual(30)
  })
})

describe('a PIN', () => {
  it('that a manager gave is changed the first time, to one that is neither it nor common', async () => {
    const tablet = await tabletAt(here)
    const person = await colleague('staff')
    await givePin({ actor: manager, form: { personId: person.id, pin: GIVEN } })
    expect(await lastAudit('person.pin-given', person.id)).toMatchObject({ actorId: manager.id })
    expect(await type(tablet, person.id, GIVEN)).toMatchObject({ reason: 'pin-change' })
    expect(await type(tablet, person.id, GIVEN, GIVEN)).toMatchObject({ reason: 'pin-same' })
    expect(await type(tablet, person.id, GIVEN, '1234')).toMatchObject({ reason: 'pin-common' })
    expect(await type(tablet, person.id, GIVEN, PIN)).toMatchObject({ ok: true })
    expect(await lastAudit('person.pin-set', person.id)).toMatchObject({ actorId: person.id })
    expect(await type(tablet, person.id, GIVEN)).toMatchObject({ reason: 'wrong' })
  })

  it('is given by nobody to themselves, to their betters, or to people of other stores', async () => {
    const give = (personId: number) => givePin({ actor: manager, form: { personId, pin: GIVEN } })
    await expect(give(manager.id)).rejects.toThrow('notYourself')
    const boss = await colleague('manager', here, { isAdmin: true })
    await expect(give(boss.id)).rejects.toThrow('beyondYourRights')
    const abroad = await colleague('staff', await instance.storeId('SG-ORCHARD-01'))
    const there = await colleague('manager', elsewhere)
    const stranger = (await loadActor(instance.db, { personId: there.id }))!
    await expect(
      givePin({ actor: stranger, form: { personId: abroad.id, pin: GIVEN } }),
    ).rejects.toThrow('notFound')
  })

  it('of one’s own wants the password, and ends where the old one is in use', async () => {
    const staff = await instance.actor('staff')
    const form = { current: 'not the password', pin: PIN }
    await expect(setOwnPin({ actor: staff, form })).rejects.toThrow('wrongInput')
    await setOwnPin({ actor: staff, form: { ...form, current: DEMO_PASSWORD } })
    const [{ storeId }] = await instance.db
      .select({ storeId: memberships.storeId })
      .from(memberships)
      .where(eq(memberships.personId, staff.id))
      .then((rows) => rows as [{ storeId: number }])
    const tablet = await tabletAt(storeId)
    const sessionId = await unlock(tablet, staff.id)
    await setOwnPin({ actor: staff, form: { current: DEMO_PASSWORD, pin: '90417' } })
    expect(await actorOf(sessionId)).toBeNull()
    await unlock(tablet, staff.id, '90417')
  })

  it('that was changed while it was looked at begins no session', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('staff')
    const result = await type(tablet, person.id, PIN)
    await givePin({ actor: manager, form: { personId: person.id, pin: GIVEN } })
    const sessionId = await beginSession({
      db: instance.db,
      personId: person.id,
      kind: 'pin',
      atTablet: { pinHash: result.ok ? result.pinHash : '', tablet },
      address: '127.0.0.1',
      userAgent: null,
    })
    expect(sessionId).toBeNull()
  })

  it('stands nowhere as it was typed, and only with the key can it be tried', async () => {
    const person = await withPin('staff')
    const [held] = await instance.db.select().from(pins).where(eq(pins.personId, person.id))
    expect(held?.pinHash).toMatch(/^\$argon2id\$/)
    const [tablet] = await instance.db.select().from(tablets).limit(1)
    expect(tablet?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('makes what is done theirs: the session is in the record, with the tablet', async () => {
    const tablet = await tabletAt(here)
    const person = await withPin('staff')
    await unlock(tablet, person.id)
    expect(await lastAudit('session.signed-in', person.id)).toMatchObject({
      actorId: person.id,
      storeId: here,
      after: { kind: 'pin', tablet: 'Counter' },
      session: expect.any(String),
    })
  })
})
