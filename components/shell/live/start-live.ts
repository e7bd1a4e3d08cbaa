import type { Clock } from './connection'
import { connectEventSource } from './connect-event-source'
import { LiveGroup, type Channel, type GroupStream, type StreamListener } from './live-group'
import { LiveStream } from './live-stream'

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
