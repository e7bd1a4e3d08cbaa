import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import {
  isCounterWork,
  PERMISSION_TABLE,
  permissionsOf,
  ROLES,
  type Role,
} from '@/lib/domain/permissions'
import { ACTION_DOORS } from '@/lib/testing/doors/action-doors'
import { doorHolders } from '@/lib/testing/doors/door-holders'
import {
  CANARY,
  doorWorld,
  nowhere,
  type Door,
  type DoorWorld,
} from '@/lib/testing/doors/door-world'
import { OTHER_HANDLERS, READ_DOORS, type ReadInput } from '@/lib/testing/doors/read-doors'
import { PUBLIC_ACTIONS } from '@/lib/testing/doors/public-actions'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'

const now = vi.hoisted(() => ({ actor: null as Actor | null, declared: [] as string[] }))

vi.mock('@/lib/auth/current-actor', () => ({
  currentActor: () => Promise.resolve(now.actor),
  freshActor: () => Promise.resolve(now.actor),
}))
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ set: () => undefined }),
  headers: () => Promise.resolve(new Headers()),
}))
// The wrapper's own look at the permission, overheard.
vi.mock('@/lib/server/may', async (original) => {
  const real = await original<typeof import('@/lib/server/may')>()
  const requireMay: typeof real.requireMay = (actor, may, form) => {
    now.declared = typeof may === 'object' ? [...may.anyOf] : [may]
    real.requireMay(actor, may, form)
  }
  return { ...real, requireMay }
})

const ROOT = join(import.meta.dirname, '..')
const PASSWORD = 'words of everybody here'
const REFUSALS = new Set([
  'notAllowed',
  'notFound',
  'importNotFound',
  'mappingNotFound',
  'customerNotFound',
  'sendingNotFound',
  'sheetGone',
  'tabletGone',
  'stationGone',
  'presetNotFound',
  'recipientNotFound',
  'routeNotFound',
  'notOnTablet',
])

const filesUnder = (folder: string, name: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file === name || file.endsWith(`/${name}`))
    .map((file) => `${folder}/${file}`)
const actionFiles = filesUnder('lib', 'actions.ts')
const routeFiles = filesUnder('app', 'route.ts')

type Holders = Awaited<ReturnType<typeof doorHolders>>

let instance: TestInstance
let world: DoorWorld
let holder: Holders['holder']
let atTablet: Holders['atTablet']
const actions = new Map<string, (form: unknown) => unknown>()
const handlers = new Map<string, (request: Request, context: unknown) => unknown>()

beforeAll(async () => {
  instance = await testInstance({})
  world = await doorWorld({
    db: instance.db,
    storeId: await instance.storeId('HK-SHATIN-03'),
    elsewhereId: await instance.storeId('HK-MONGKOK-02'),
    by: (await instance.actor('manager')).id,
    password: PASSWORD,
  })
  ;({ holder, atTablet } = await doorHolders(instance.db, PASSWORD))
  for (const file of actionFiles) {
    for (const [name, value] of await exportsOf(file)) {
      actions.set(`${file.split('/')[1]}.${name}`, (form) => Reflect.apply(value, null, [form]))
    }
  }
  for (const file of routeFiles) {
    const folder = file.slice('app/'.length, -'/route.ts'.length)
    for (const [, value] of await exportsOf(file)) {
      handlers.set(folder, (...given) => Reflect.apply(value, null, given))
    }
  }
})
afterAll(() => instance.close())

type Callable = (...given: never[]) => unknown
const isCallable = (value: unknown): value is Callable => typeof value === 'function'

async function exportsOf(file: string): Promise<[string, Callable][]> {
  const loaded: unknown = await import(/* @vite-ignore */ join(ROOT, file))
  return Object.entries(z.record(z.string(), z.unknown()).parse(loaded)).flatMap(
    ([name, value]): [string, Callable][] => (isCallable(value) ? [[name, value]] : []),
  )
}

/** What came back, as text, and the problem that it names. */
type Answer = { problem: string | null; text: string }

const problemSchema = z.object({ problem: z.string() })

function answerOf(value: unknown): Answer {
  const { data } = problemSchema.safeParse(value)
  return { problem: data?.problem ?? null, text: value === undefined ? '' : JSON.stringify(value) }
}

async function callAction(name: string, input: unknown): Promise<Answer> {
  return answerOf(await actions.get(name)?.(input))
}

async function callRead(folder: string, { path = {}, query, body }: ReadInput): Promise<Answer> {
  const address = `http://localhost/${folder}?${new URLSearchParams(query).toString()}`
  const request = new Request(
    address,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  )
  const response = await handlers.get(folder)?.(request, { params: Promise.resolve(path) })
  if (!(response instanceof Response)) throw new Error(`${folder} does not answer`)
  const text = await response.text()
  try {
    return answerOf(JSON.parse(text))
  } catch {
    return { problem: null, text }
  }
}

const doors: [string, Door, (input: unknown) => Promise<Answer>][] = [
  ...Object.entries(ACTION_DOORS).map(([name, door]): (typeof doors)[number] => [
    name,
    door,
    (input) => callAction(name, input),
  ]),
  ...Object.entries(READ_DOORS).map(([folder, door]): (typeof doors)[number] => [
    folder,
    door,
    (input) => callRead(folder, readInput.parse(input)),
  ]),
]
const readInput = z.custom<ReadInput>((value) => typeof value === 'object' && value !== null)

it('knows every action and every handler that the code has', () => {
  const known = [...Object.keys(ACTION_DOORS), ...Object.keys(PUBLIC_ACTIONS)]
  expect([...actions.keys()].toSorted()).toEqual(known.toSorted())
  const reads = [...Object.keys(READ_DOORS), ...Object.keys(OTHER_HANDLERS)]
  expect([...handlers.keys()].toSorted()).toEqual(reads.toSorted())
})

it('needs every permission of the table somewhere', () => {
  const used = new Set(doors.map(([, { needs }]) => needs))
  const unused = PERMISSION_TABLE.map((row) => row.permission).filter((one) => !used.has(one))
  // What lets the live stream tell of a store.
  expect(unused).toEqual(['store.see'])
})

/** What people may do by their role, and at a shared tablet nobody: files of many people's data. */
const NOT_ON_TABLET: ReadonlySet<string> = new Set(['exceptions.exportExceptions'])

describe.each(doors)('%s', (name, door, call) => {
  const ask = async (actor: Actor | null, asked = world) => {
    now.actor = actor
    now.declared = []
    return call(await door.input(asked, actor))
  }

  it('is closed to whoever is not signed in', async () => {
    const { problem, text } = await ask(null)
    expect(problem).toBe('signInAgain')
    expect(text).not.toContain(CANARY)
  })

  it.each(ROLES)('does for %s what the table says, and nothing at another store', async (role) => {
    const here = await ask(await holder(role, world.storeId))
    expect(now.declared, 'what the code declares').toContain(door.needs)
    if (isOwn(door)) return
    expect(isRefused(here), here.text).toBe(!has(role, door))
    if (door.evenHere && has(role, door)) expect(here.problem).toBe(door.evenHere)
    const there = await ask(await holder(role, world.elsewhereId))
    expect(there.text).not.toContain(CANARY)
    // Nobody learns from the answer whether it is not there or not theirs.
    const gone = await ask(await holder(role, world.elsewhereId), nowhere(world))
    if (door.elsewhere === undefined) expect(there.problem).toBe(gone.problem)
    const isAnswered = has(role, door) && door.elsewhere === 'nothing'
    if (isAnswered) expect(isRefused(there), there.text).toBe(false)
    else if (has(role, door) && door.elsewhere) expect(there.problem).toBe(door.elsewhere)
    else expect(isRefused(there), there.text).toBe(true)
  })

  it('is open to an administrator', async () => {
    const answer = await ask(await holder('administrator', 0))
    if (!isOwn(door)) expect(isRefused(answer), answer.text).toBe(false)
  })

  it('does on a shared tablet no more than counter work, at its own store', async () => {
    const { needs } = door
    const isOpen = needs === 'self' || (needs !== 'account' && isCounterWork(needs))
    const here = await ask(await atTablet('manager', world.storeId))
    if (needs !== 'self')
      expect(isRefused(here), here.text).toBe(!isOpen || NOT_ON_TABLET.has(name))
    if (needs === 'account') expect(here.problem).toBe('notOnTablet')
    // An administrator is nobody there without a role at the store.
    const boss = await ask(await atTablet('administrator', world.storeId))
    if (needs !== 'self') expect(isRefused(boss), boss.text).toBe(true)
    if (needs === 'self' || needs === 'account') return
    const there = await ask(await atTablet('manager', world.elsewhereId))
    expect(there.text).not.toContain(CANARY)
  })
})

const isOwn = ({ needs }: Door) => needs === 'self' || needs === 'account'

const has = (role: Role, { needs }: Door) =>
  needs === 'self' || needs === 'account' || permissionsOf(role).includes(needs)

const isRefused = ({ problem }: Answer) => problem !== null && REFUSALS.has(problem)
