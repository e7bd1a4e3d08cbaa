import type { LiveEvent } from '@/lib/live/schema'
import type { Connect } from './live-stream'

const TYPES: readonly LiveEvent['type'][] = [
  ...(['resync', 'order', 'position', 'store', 'clock', 'beat'] as const),
]
const PROBE_MS = 10_000

/**
 * A browser's EventSource. It says nothing of why it was refused, so the same address is asked once
 * more: 401 means that the session is over, and trying again is of no use.
 */
export const connectEventSource: Connect = (url, on) => {
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
