import 'server-only'
import { answerInTheMaking } from '@/lib/config/answering'
import { perProcess } from '@/lib/config/per-process'
import type { ClockFault } from '@/lib/domain/time/clock-fault'
import type { LiveHub, Visibility } from './hub'
import { BEAT_MS, type LiveEvent } from './model/live-event'
import { streamBody } from './stream-body'

const encoder = new TextEncoder()

/** By the list that many streams are given; nobody changes it, nor what was made of it. */
const encoded = new WeakMap<readonly LiveEvent[], Uint8Array>()

function encode(events: readonly LiveEvent[]): Uint8Array {
  const known = encoded.get(events)
  if (known) return known
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  const bytes = encoder.encode(text.join(''))
  encoded.set(events, bytes)
  return bytes
}

/** By what closes them, with the session that each belongs to. */
const openStreams = perProcess('open-streams', () => new Map<() => void, string | null>())

/** Tabs share one stream; more than this is no browser. */
const MOST_A_SESSION = 12

/** How often `onOpen` is called: at every third beat, which is twice a minute. */
const BEATS_TO_OPEN = 3

/** Ends the oldest streams of a session on this instance, so that one more is not too many. */
export function makeRoomForStream(sessionId: string | null): void {
  const own = [...openStreams.get()].filter(([, id]) => id === sessionId)
  for (const [close] of own.slice(0, Math.max(0, own.length - MOST_A_SESSION + 1))) close()
}

/** Ends every stream of this process; browsers come back to another instance, or to the next start. */
export function closeStreams(): void {
  for (const close of openStreams.get().keys()) close()
}

/**
 * The event stream of one person. `rights` says at every beat what they may see now, null when
 * they may see nothing any more. Ends when `signal` aborts.
 */
export function openStream(input: {
  hub: Pick<LiveHub, 'subscribe'>
  person: { id: number; sessionId: string | null }
  watched: ReadonlySet<number>
  rights: () => Promise<Visibility | null>
  sight: Visibility
  signal: AbortSignal
  now: () => Date
  /** What is wrong with this server's clock. */
  clock: () => ClockFault | null
  /** Called as it begins and now and then while it is open. */
  onOpen?: () => Promise<void>
  /** What of an event is sent, null for nothing; all of it where it is left out. */
  translate?: (event: LiveEvent) => LiveEvent | null
  beatMs?: number
}): Response {
  const { body, write, end } = streamBody(answerInTheMaking(), () => release())
  let unsubscribe = () => {}
  let beat: NodeJS.Timeout | undefined
  const close = () => {
    if (!openStreams.get().has(close)) return
    release()
    end()
  }
  function release(): void {
    openStreams.get().delete(close)
    clearInterval(beat)
    input.signal.removeEventListener('abort', close)
    unsubscribe()
  }
  const sendAll = (given: readonly LiveEvent[]) => {
    if (!openStreams.get().has(close)) return
    const { translate } = input
    const events = translate ? given.flatMap((event) => translate(event) ?? []) : given
    if (events.length > 0 && !write(encode(events))) close()
  }
  const send = (event: LiveEvent) => sendAll([event])
  let clockTold: string | undefined
  const tellClock = () => {
    const fault = input.clock()
    const telling = JSON.stringify(fault)
    if (telling !== clockTold) send({ type: 'clock', fault })
    clockTold = telling
  }
  let beats = 0
  const look = async () => {
    const sight = await input.rights()
    if (sight === null) close()
    else subscriber.sight = sight
    beats += 1
    if (sight !== null && beats % BEATS_TO_OPEN === 0) await input.onOpen?.()
    tellClock()
    send({ type: 'beat', at: input.now().toISOString() })
  }
  const check = () => void look().catch(close)
  const subscriber = {
    sight: input.sight,
    watched: input.watched,
    send: sendAll,
    personId: input.person.id,
    check,
  }
  openStreams.get().set(close, input.person.sessionId)
  input.signal.addEventListener('abort', close)
  // Left before there was anything to hear it: it would be counted for ever.
  if (input.signal.aborted) close()
  const startBeats = () => {
    const beatMs = input.beatMs ?? BEAT_MS
    // After a restart all come back at once, and would all be looked up at once from then on.
    const firstMs = beatMs * Math.random()
    beat = setTimeout(() => {
      check()
      beat = setInterval(check, beatMs)
    }, firstMs)
  }
  const begin = async () => {
    unsubscribe = await input.hub.subscribe(subscriber)
    // It may have been left while it waited.
    if (!openStreams.get().has(close)) {
      unsubscribe()
      return
    }
    send({ type: 'resync' })
    tellClock()
    startBeats()
    await input.onOpen?.()
  }
  begin().catch(close)
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
