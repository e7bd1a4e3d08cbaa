import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '@/lib/db/tables/people'
import { sessions } from '@/lib/db/tables/sessions'
import { LiveHub } from '@/lib/live/hub'
import type { LiveEvent } from '@/lib/live/model/live-event'
import { closeStreams, makeRoomForStream, openStream } from '@/lib/live/open-stream'
import { eventually } from '@/lib/testing/eventually'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { loadActor, type Actor } from '../actor'
import { beginSession } from './begin-session'
import { endSessions } from './end-sessions'

let instance: TestInstance
let staff: Actor
beforeAll(async () => {
  instance = await testInstance({})
  staff = await instance.actor('staff')
})
afterAll(() => instance.close())

const begin = (passwordHash?: string) =>
  beginSession({
    db: instance.db,
    personId: staff.id,
    kind: 'password',
    ...(passwordHash === undefined ? {} : { passwordHash }),
    address: '203.0.113.9',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36',
  })

async function newSession(): Promise<string> {
  const id = await begin()
  if (id === null) throw new Error('no session began')
  return id
}

const actorOf = (sessionId: string) => loadActor(instance.db, { sessionId })
const rowOf = async (id: string) => {
  const [row] = await instance.db.select().from(sessions).where(eq(sessions.id, id))
  return row!
}
/** Moves what a session remembers into the past. */
const age = (id: string, column: 'last_seen_at' | 'expires_at', by: string) =>
  instance.db.execute(
    sql`update sessions set ${sql.identifier(column)} = ${sql.identifier(column)} - ${by}::interval where id = ${id}`,
  )

describe('a session', () => {
  it('carries its person, and says where they are', async () => {
    const id = await newSession()
    expect(await actorOf(id)).toEqual({ ...staff, sessionId: id })
    expect(await rowOf(id)).toMatchObject({
      address: '203.0.113.9',
      device: 'Chrome, Windows',
      endedAt: null,
    })
  })

  it('is refused once it has ended, and the others go on', async () => {
    const [one, other] = [await newSession(), await newSession()]
    expect(await endSessions(instance.db, { sessionId: one })).toEqual([one])
    expect(await actorOf(one)).toBeNull()
    expect(await actorOf(other)).toMatchObject({ id: staff.id })
    expect(await endSessions(instance.db, { sessionId: one })).toEqual([])
  })

  it('ends 14 hours after it began, however busy', async () => {
    const id = await newSession()
    await age(id, 'expires_at', '13 hours 59 minutes')
    expect(await actorOf(id)).not.toBeNull()
    await age(id, 'expires_at', '1 minute 1 second')
    expect(await actorOf(id)).toBeNull()
  })

  it('ends when nobody has been seen for as long as the setting says', async () => {
    const id = await newSession()
    await age(id, 'last_seen_at', '119 minutes')
    expect(await actorOf(id)).not.toBeNull()
    await age(id, 'last_seen_at', '121 minutes')
    expect(await actorOf(id)).toBeNull()
    // Nothing brings it back.
    expect(await actorOf(id)).toBeNull()
  })

  it('is written as seen at most once a minute', async () => {
    const id = await newSession()
    const { lastSeenAt } = await rowOf(id)
    await actorOf(id)
    expect((await rowOf(id)).lastSeenAt).toEqual(lastSeenAt)
    await age(id, 'last_seen_at', '61 seconds')
    await Promise.all([actorOf(id), actorOf(id)])
    expect((await rowOf(id)).lastSeenAt.getTime()).toBeGreaterThanOrEqual(lastSeenAt.getTime())
  })

  it('holds for nobody who is blocked', async () => {
    const id = await newSession()
    const block = (disabledAt: Date | null) =>
      instance.db.update(people).set({ disabledAt }).where(eq(people.id, staff.id))
    await block(new Date())
    expect(await actorOf(id)).toBeNull()
    expect(await begin()).toBeNull()
    await block(null)
  })

  it('does not begin with a password that was changed while it was looked at', async () => {
    expect(await begin('the hash of before')).toBeNull()
  })

  it('cannot slip in beside the change that ends all of them', async () => {
    const [person] = await instance.db.select().from(people).where(eq(people.id, staff.id))
    const { passwordHash } = person!
    let waiting: Promise<string | null> | undefined
    await instance.db.transaction(async (tx) => {
      await tx.update(people).set({ passwordHash: 'another' }).where(eq(people.id, staff.id))
      waiting = begin(passwordHash ?? undefined)
      // It has to wait for this transaction, as PostgreSQL says itself.
      await eventually(async () => {
        const { rows } = await instance.db.execute(
          sql`select 1 from pg_locks where not granted and pid <> pg_backend_pid()`,
        )
        return rows.length > 0
      })
      await endSessions(tx, { personId: staff.id })
    })
    expect(await waiting).toBeNull()
    await instance.db.update(people).set({ passwordHash }).where(eq(people.id, staff.id))
  })
})

describe('the streams of a session', () => {
  let hub: LiveHub
  beforeAll(() => {
    hub = new LiveHub(instance.databaseUrl, () => Promise.resolve([]))
  })
  afterAll(() => hub.close())

  function stream(sessionId: string) {
    const nothing = new Set<number>()
    const sight = { stores: nothing, orders: { food: nothing, parcel: nothing, express: nothing } }
    const events: LiveEvent['type'][] = []
    const response = openStream({
      hub,
      person: { id: staff.id, sessionId },
      sight,
      watched: nothing,
      rights: async () => ((await actorOf(sessionId)) === null ? null : sight),
      signal: new AbortController().signal,
      now: () => new Date(),
      clock: () => null,
      // Only what is told ends it, not its own next look.
      beatMs: 3_600_000,
    })
    const ended = (async () => {
      const decoder = new TextDecoder()
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        if (decoder.decode(chunk).includes('event: resync')) events.push('resync')
      }
    })()
    return { ended, ready: () => eventually(() => Promise.resolve(events.length > 0)) }
  }

  it('end with it at once, and those of the others go on', async () => {
    const [one, other] = [await newSession(), await newSession()]
    const [mine, theirs] = [stream(one), stream(other)]
    await Promise.all([mine.ready(), theirs.ready()])
    await endSessions(instance.db, { sessionId: one })
    await mine.ended
    expect(
      await Promise.race([theirs.ended.then(() => 'ended'), mine.ended.then(() => 'on')]),
    ).toBe('on')
    closeStreams()
    await theirs.ended
  })

  it('are no more than a browser needs: the oldest ends for a new one, of no other session', async () => {
    const id = await newSession()
    const another = stream(await newSession())
    const streams = Array.from({ length: 12 }, () => {
      makeRoomForStream(id)
      return stream(id)
    })
    await Promise.all([another, ...streams].map(({ ready }) => ready()))
    makeRoomForStream(id)
    await streams[0]!.ended
    const others = Promise.race([another, ...streams.slice(1)].map(({ ended }) => ended))
    expect(
      await Promise.race([others.then(() => 'ended'), streams[0]!.ended.then(() => 'on')]),
    ).toBe('on')
    await endSessions(instance.db, { sessionId: id })
    await Promise.all(streams.map(({ ended }) => ended))
    closeStreams()
    await another.ended
  })
})
