import type { LiveEvent } from '@/lib/live/model/live-event'
import type { Clock } from './connection'
import { type Channel, type GroupStream, LiveGroup, type StreamListener } from './live-group'
import { LiveStream } from './live-stream'
import type { Connect } from './live-stream'

const TYPES: readonly LiveEvent['type'][] = [
  ...(['resync', 'order', 'position', 'store', 'clock', 'beat'] as const),
]

const PROBE_MS = 10_000

/**
 * A browser's EventSource. It says nothing of why it was refused, so the same address is asked once
 * more: 401 means that the session is over, and trying again is of no use.
 */
const connectEventSource: Connect = (url, on) => {
  const source = new EventSource(url)
  for (const type of TYPES) {
    source.addEventListener(type, (message: MessageEvent<string>) => {
      on.event(JSON.parse(message.data) as LiveEvent)
    })
  }
  source.onerror = () => {
    const answered = source.readyState === EventSource.CLOSED
    source.close()
    if (answered) void isSignedOut(url).then((signedOut) => on.end(signedOut))
    else on.end(false)
  }
  return source
}

const clock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

function tabChannel(name: string): Channel {
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    listen: (heard) => {
      channel.onmessage = (message: MessageEvent<Parameters<typeof heard>[0]>) =>
        heard(message.data)
    },
    close: () => channel.close(),
  }
}

/**
 * Hears of changes: through a stream shared with the other tabs of this browser (decision 0050), or
 * through one of its own where the browser cannot share. `since` is when the page's first data was
 * fetched, in ms since 1970.
 */
export function startLive(
  personId: number,
  since: number,
  on: StreamListener,
): Pick<GroupStream, 'watch' | 'close'> {
  const openStream = (listener: StreamListener, watched: readonly number[]) =>
    new LiveStream({ connect: connectEventSource, clock, since, ...listener }, watched)
  const name = `handover-live-${personId}`
  // Neither exists on plain-http addresses other than localhost, nor in old browsers.
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function'
  const stream = canShare
    ? new LiveGroup({
        ...on,
        name,
        tab: `${clock.now().toString(36)}-${clock.random().toString(36).slice(2)}`,
        channel: tabChannel(name),
        locks: { request: (lock, options, run) => navigator.locks.request(lock, options, run) },
        clock,
        openStream,
        isVisible: () => document.visibilityState === 'visible',
      })
    : openStream(on, [])
  const stopListening = followNetwork(stream)
  return {
    watch: (orderIds) => stream.watch(orderIds),
    close: () => {
      stopListening()
      stream.close()
    },
  }
}

/** The browser often knows before the stream does that the network went or came back. */
function followNetwork(stream: Pick<GroupStream, 'retryNow' | 'drop'>): () => void {
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('offline', () => stream.drop(), { signal })
  window.addEventListener('online', () => stream.retryNow(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && stream.retryNow(),
    { signal },
  )
  return () => stop.abort()
}

async function isSignedOut(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.timeout(PROBE_MS),
    })
    await response.body?.cancel()
    return response.status === 401
  } catch {
    return false
  }
}
