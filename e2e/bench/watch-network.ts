import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'

/** So long without anything under way, and the page has loaded. */
const QUIET_MS = 500
const QUIET_WITHIN_MS = 30_000
const LOOK_MS = 50

/** Bytes of scripts, and the addresses of those of which neither bytes nor body were to be had. */
type ScriptBytes = { bytes: number; uncounted: string[] }

type Seen = { url: string; type: string; wireBytes: number; isGzip: boolean; isDone: boolean }

/** What a page fetches, as the browser's own network log has it. The live stream is left out. */
export type NetworkWatch = {
  /** Resolves when nothing was under way for half a second; throws after 30 seconds. */
  untilQuiet: () => Promise<void>
  /** Requests so far; a redirect counts as one more. */
  requests: () => number
  /** Bytes of script bodies as transferred, or gzipped here where the server did not. */
  scriptBytes: () => Promise<ScriptBytes>
}

/** Begins to watch; to be called before the page navigates. */
export async function watchNetwork(cdp: CDPSession): Promise<NetworkWatch> {
  const seen = new Map<string, Seen>()
  const count = { requests: 0, lastChange: Date.now() }
  const change = (id: string, update: (one: Seen) => void) => {
    const one = seen.get(id)
    if (!one) return
    update(one)
    count.lastChange = Date.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (type === 'EventSource' || !request.url.startsWith('http')) return
    count.requests += 1
    const { url } = request
    seen.set(requestId, { url, type, wireBytes: 0, isGzip: false, isDone: false })
    count.lastChange = Date.now()
  })
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const encoding = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    )
    change(requestId, (one) => Object.assign(one, { type, isGzip: encoding?.[1] === 'gzip' }))
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    change(requestId, (one) => (one.wireBytes += encodedDataLength))
  })
  const done = ({ requestId }: { requestId: string }) => {
    change(requestId, (one) => (one.isDone = true))
  }
  cdp.on('Network.loadingFinished', done)
  cdp.on('Network.loadingFailed', done)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  // What is to be reached was set so; to browsers that read it, scripts come an eighth smaller.
  await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
  return {
    requests: () => count.requests,
    untilQuiet: () => untilQuiet(seen, count),
    scriptBytes: () => scriptBytes(cdp, seen),
  }
}

async function untilQuiet(
  seen: ReadonlyMap<string, Seen>,
  count: { lastChange: number },
): Promise<void> {
  const deadline = Date.now() + QUIET_WITHIN_MS
  for (;;) {
    const underWay = [...seen.values()].filter(({ isDone }) => !isDone)
    if (underWay.length === 0 && Date.now() - count.lastChange >= QUIET_MS) return
    if (Date.now() > deadline) {
      const what = underWay.map(({ url }) => url).join(', ')
      throw new Error(`the network did not become quiet: ${what || 'one request after another'}`)
    }
    await delay(LOOK_MS)
  }
}

async function scriptBytes(cdp: CDPSession, seen: ReadonlyMap<string, Seen>): Promise<ScriptBytes> {
  const counted: ScriptBytes = { bytes: 0, uncounted: [] }
  for (const [requestId, { url, type, isGzip, wireBytes }] of seen) {
    if (type !== 'Script') continue
    const isCounted = isGzip && wireBytes > 0
    const bytes = isCounted ? wireBytes : await gzippedHere(cdp, requestId, wireBytes)
    if (bytes === null) counted.uncounted.push(url)
    else counted.bytes += bytes
  }
  return counted
}

/**
 * Where the browser has dropped the body, as it came over the wire: small scripts come as they are.
 * Null where it never said how much that was: an hour's run does not end for one script.
 */
async function gzippedHere(
  cdp: CDPSession,
  requestId: string,
  wireBytes: number,
): Promise<number | null> {
  try {
    const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId })
    return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')).byteLength
  } catch {
    return wireBytes > 0 ? wireBytes : null
  }
}
