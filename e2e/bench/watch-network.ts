import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page, Request } from '@playwright/test'

/** So long without anything under way, and the page has loaded. */
const QUIET_MS = 500
const QUIET_WITHIN_MS = 30_000
const LOOK_MS = 50

/**
 * Bytes of the page's scripts and of what its workers run beside it, and the addresses of those of
 * which neither bytes nor body were to be had.
 */
type ScriptBytes = { bytes: number; ofWorkers: number; uncounted: string[] }

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

/**
 * Begins to watch; to be called before the page navigates. `cdp` is a session of the page. It says
 * nothing of what a worker fetches but that its own script was asked for; Playwright tells the rest.
 */
export async function watchNetwork(page: Page, cdp: CDPSession): Promise<NetworkWatch> {
  const seen = new Map<string, Seen>()
  /** Scripts by their addresses, of the page and of workers. */
  const finished = new Map<string, Request>()
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
  page.on('requestfinished', (request) => {
    if (!isScript(request)) return
    finished.set(request.url(), request)
    count.lastChange = Date.now()
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  // What is to be reached was set so; to browsers that read it, scripts come an eighth smaller.
  await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
  return {
    requests: () => count.requests + notOf(seen, finished).length,
    untilQuiet: () => untilQuiet(seen, finished, count),
    scriptBytes: () => scriptBytes(cdp, seen, finished),
  }
}

async function untilQuiet(
  seen: ReadonlyMap<string, Seen>,
  finished: ReadonlyMap<string, Request>,
  count: { lastChange: number },
): Promise<void> {
  const deadline = Date.now() + QUIET_WITHIN_MS
  for (;;) {
    const underWay = [...seen.values()].filter(({ url, isDone }) => !isDone && !finished.has(url))
    if (underWay.length === 0 && Date.now() - count.lastChange >= QUIET_MS) return
    if (Date.now() > deadline) {
      const what = underWay.map(({ url }) => url).join(', ')
      throw new Error(`the network did not become quiet: ${what || 'one request after another'}`)
    }
    await delay(LOOK_MS)
  }
}

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js')

/** What a worker has fetched: the page's session knows nothing of it. */
const notOf = (seen: ReadonlyMap<string, Seen>, finished: ReadonlyMap<string, Request>) => {
  const known = new Set([...seen.values()].map(({ url }) => url))
  return [...finished].flatMap(([url, request]) => (known.has(url) ? [] : [request]))
}

async function scriptBytes(
  cdp: CDPSession,
  seen: ReadonlyMap<string, Seen>,
  finished: ReadonlyMap<string, Request>,
): Promise<ScriptBytes> {
  const counted: ScriptBytes = { bytes: 0, ofWorkers: 0, uncounted: [] }
  const begun = [...seen.values()].flatMap(({ url, isDone }) =>
    isDone ? [] : (finished.get(url) ?? []),
  )
  for (const request of [...notOf(seen, finished), ...begun]) {
    const body = await (await request.response())?.body().catch(() => null)
    if (body) counted.ofWorkers += gzipSync(body).byteLength
    else counted.uncounted.push(request.url())
  }
  for (const [requestId, { url, type, isGzip, isDone, wireBytes }] of seen) {
    if (type !== 'Script' || !isDone) continue
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
