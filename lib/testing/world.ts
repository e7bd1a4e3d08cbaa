import { expressCallback, expressLegacyCallback } from '@/lib/callbacks/express-callback'
import { foodCallback } from '@/lib/callbacks/food-callback'
import { intakeOf } from '@/lib/callbacks/intake'
import { parcelCallback } from '@/lib/callbacks/parcel-callback'
import { receiveCallback } from '@/lib/callbacks/receive-callback'
import { heldPerProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { createPlatform, type Platform } from '@/lib/platform/connect'
import { callbackServer, type CallbackServer } from './callback-server'
import { PATIENCE_MS, testInstance, type TestInstance } from './test-instance'

const KINDS = {
  '/callbacks/food': foodCallback,
  '/callbacks/parcel': parcelCallback,
  '/callbacks/express': expressCallback,
  '/callbacks/express-legacy': expressLegacyCallback,
}

type RunningSimulator = { url: string; port: number; stop: () => Promise<void> }

/** What the platform's 60-second rules count: tries that came, or only what they did. */
export type RepeatRule = 'attempts' | 'successes'

/** Given by the test: nothing but tests and start scripts may launch the simulator. */
export type StartSimulator = (options: {
  port: number
  callbackUrl: string
  speed: number
  seed: number
  repeatRule: RepeatRule
  clock: MovableClock
}) => Promise<RunningSimulator>

/** What the simulator received: the `data` of a signed request, the body of a parcel's. */
type Received = { path: string; body: Record<string, unknown>; at: string }

export type World = {
  instance: TestInstance
  simulator: RunningSimulator
  clock: MovableClock
  /** Closed, callbacks are turned away; `swallow` acknowledges and loses them. */
  doors: { state: 'open' | 'closed' | 'swallow'; swallowed: number }
  control: <T = unknown>(path: string, body?: object) => Promise<T>
  received: (path: string) => Promise<Received[]>
  /** Resolves when no callback is being received, and what was kept is applied. */
  quiet: () => Promise<void>
  close: () => Promise<void>
}

/** Our side and the platform's, over real HTTP in both directions, with one clock between them. */
export async function openWorld(options: {
  startSimulator: StartSimulator
  speed: number
  seed: number
  repeatRule?: RepeatRule
  /** Where answers shall be lost to it; a test has a patience that no busy machine needs. */
  timeoutMs?: number
}): Promise<World> {
  const { startSimulator, speed, seed, repeatRule = 'attempts', timeoutMs = PATIENCE_MS } = options
  const clock = movableClock()
  const doors: World['doors'] = { state: 'open', swallowed: 0 }
  const callbacks: CallbackServer = await callbackServer(async (request) => {
    if (doors.state === 'closed') return new Response('closed', { status: 503 })
    if (doors.state === 'swallow') {
      doors.swallowed += 1
      return Response.json({ error: 0, err_msg: '' })
    }
    return receiveCallback({
      db: database(),
      request,
      kind: KINDS[new URL(request.url).pathname as keyof typeof KINDS],
      credentials: zoneCredentials(),
      nowSeconds: Math.floor(clock.now() / 1000),
    })
  })
  const simulator = await startSimulator({
    port: 0,
    callbackUrl: callbacks.url,
    speed,
    seed,
    repeatRule,
    clock,
  })
  const instance = await testInstance({ simulatorPort: simulator.port, timeoutMs })
  const platform = putPlatform(clock)
  const control = controlOf(simulator.url)
  return {
    instance,
    simulator,
    clock,
    doors,
    control,
    async quiet() {
      await callbacks.quiet()
      await intakeOf(database()).applier.idle()
    },
    received: (path) => control<Received[]>(`requests?path=${encodeURIComponent(path)}`),
    async close() {
      await platform.close()
      await simulator.stop()
      await callbacks.close()
      await intakeOf(database()).applier.stop()
      await instance.close()
    },
  }
}

function zoneCredentials() {
  const { AP1, AP2 } = settings().zones
  return [AP1, AP2].flatMap((zone) => (zone ? [zone.signature] : []))
}

/** The platform client of this process, by the same clock: signatures are good for 180 seconds. */
function putPlatform(clock: MovableClock): Platform {
  const { zones, platformTimeoutMs: timeoutMs } = settings()
  const platform = createPlatform({ zones, timeoutMs, now: clock.date })
  heldPerProcess().set('platform', platform)
  return platform
}

const controlOf =
  (url: string) =>
  async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(
      `${url}/_control/${path}`,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    )
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

/** The machine's clock, moved ahead by as much as a test says; its timers are not hurried. */
export type MovableClock = {
  now: () => number
  after: (milliseconds: number, run: () => void) => { cancel: () => void }
  /** Lets so many seconds pass at once. */
  move: (seconds: number) => void
  date: () => Date
}

function movableClock(): MovableClock {
  let ahead = 0
  const now = () => Date.now() + ahead
  return {
    now,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      timer.unref()
      return { cancel: () => clearTimeout(timer) }
    },
    move(seconds) {
      ahead += seconds * 1000
    },
    date: () => new Date(now()),
  }
}
