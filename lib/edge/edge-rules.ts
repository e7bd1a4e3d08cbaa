import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PEER_HEADER } from '@/lib/auth/client-address'
import { log } from '@/lib/config/log'
import type { Settings } from '@/lib/config/settings'
import { bodyLimit } from './body-limit'
import { believedAddress, trustedProxies } from './client-address'
import { mapOrigins } from './content-security-policy'
import { believeForwardedHost } from './forwarded-host'
import type { EdgeRules } from './guard-server'
import { createRateLimit } from './rate-limit'
import type { Refusal } from './refuse'
import { responseHeaders } from './response-headers'

/** A megabyte in so long needs 280 kilobits a second, which a shop's line has. */
const BODY_MS = 30_000

/**
 * Far above what a platform sends, whose callbacks come from few addresses: 1,500 a second, and 6,000
 * at once after a silence. A refused one costs as much as ten (decision 0203).
 */
const CALLBACKS = { most: 6_000, perSecond: 1_500, addresses: 10_000 }
const REFUSED_COST = 10

/**
 * So many callbacks are worked on at once: about as many as are answered in the four seconds that each
 * has. The others are sent away before anything of theirs is read.
 */
const MOST_CALLBACKS_AT_ONCE = 1_000

/**
 * Keys of print stations that are wrong: somebody who guesses has 20 tries at once and then one in
 * five seconds, which among 2^256 keys is none. A right key costs nothing.
 */
const WRONG_KEYS = { most: 20, perSecond: 0.2, addresses: 10_000 }
const TOO_MANY_KEYS: Refusal = {
  status: 429,
  reason: 'too-many',
  headers: { 'Retry-After': '5' },
  body: { problem: 'tooManyTries' },
}

/** A log that a flood cannot fill. */
const SAID_EVERY_MS = 60_000

const TOO_MANY: Refusal = {
  status: 429,
  reason: 'too-many',
  headers: { 'Retry-After': '1' },
  body: { error: 261103, err_msg: 'too many at once, send it again' },
}
/** The platform itself tries again after 15 seconds at the soonest (conventions §6). */
const BUSY: Refusal = {
  status: 503,
  reason: 'busy',
  headers: { 'Retry-After': '15' },
  body: { error: 261103, err_msg: 'not stored, send it again' },
}
const WRONG_ADDRESS: Refusal = { status: 400, reason: 'wrong-address' }

/** Control characters in an address, but for tab and line ends; in a read's query it says which field. */
const CONTROL = /%(?:0[0-8bcef]|1[\da-f]|7f)/i

const isCallback = (path: string) => path.startsWith('/callbacks/')
const isPrintStation = (path: string) => path.startsWith('/api/print-station/')

/** The rules of this process. `refusedCallback` is told of those that never reach their handler. */
export function edgeRules(options: {
  settings: Settings
  refusedCallback: (path: string, refusal: Refusal) => void
  answerHere?: EdgeRules['answerHere']
  change?: EdgeRules['change']
  mostCallbacksAtOnce?: number
}): EdgeRules {
  const { settings, refusedCallback, answerHere = () => false, change = () => undefined } = options
  const { mostCallbacksAtOnce = MOST_CALLBACKS_AT_ONCE } = options
  const headerRules = {
    isHttps: settings.appUrl.startsWith('https:'),
    ...mapOrigins(settings.mapTiles),
    developing: !settings.production,
  }
  const isTrusted = trustedProxies(settings.trustedProxies)
  const callbacks = createRateLimit(CALLBACKS)
  const wrongKeys = createRateLimit(WRONG_KEYS)
  const work = createWorkCount()
  const say = sayNowAndThen()
  return {
    headersOf: (about) => responseHeaders(headerRules, about),
    addressOf: (request) => {
      const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',')
      const address = believedAddress(request.socket.remoteAddress, forwarded, isTrusted)
      request.headers[PEER_HEADER] = address
      const isFromProxy = isTrusted(believedAddress(request.socket.remoteAddress, '', isTrusted))
      believeForwardedHost(request.headers, { isFromProxy, appUrl: settings.appUrl })
      return address
    },
    refusalOf: (request, { path, address }) => {
      if (hasControl(request, path)) return WRONG_ADDRESS
      if (isPrintStation(path) && !wrongKeys.take(address, 0, performance.now())) {
        return TOO_MANY_KEYS
      }
      if (!isCallback(path)) return null
      if (!callbacks.take(address, 1, performance.now())) return TOO_MANY
      return work.size() < mostCallbacksAtOnce ? null : BUSY
    },
    passed: ({ path, request, response }) => {
      if (isCallback(path)) work.add(request, response)
    },
    answerHere,
    change,
    bodyLimit,
    bodyMs: BODY_MS,
    answered: ({ path, address, status, refusal }) => {
      if (isPrintStation(path) && status === 401) wrongKeys.take(address, 1, performance.now())
      if (!isCallback(path)) {
        if (refusal) say(refusal.reason)
        return
      }
      if (refusal) {
        say(`callback-${refusal.reason}`)
        refusedCallback(path, refusal)
      }
      const isRefusedForGood = status >= 400 && status < 500 && refusal?.reason !== 'too-many'
      if (isRefusedForGood) callbacks.take(address, REFUSED_COST, performance.now())
    },
    keepUpgrades: !settings.production,
  }
}

function hasControl({ url = '' }: IncomingMessage, path: string): boolean {
  return CONTROL.test(path.startsWith('/api/') ? path : url)
}

/**
 * Counts the requests that have come whole and are not answered. Whose body is still to come does not
 * count: a few slow senders would shut out everybody else.
 */
function createWorkCount() {
  const underWay = new Set<ServerResponse>()
  return {
    add(request: IncomingMessage, response: ServerResponse) {
      request.once('end', () => {
        if (!response.closed) underWay.add(response)
      })
      // However it ends: answered, refused further on, or left by whoever sent it.
      response.once('close', () => underWay.delete(response))
    },
    size: () => underWay.size,
  }
}

/** One line a minute of each kind, with how many there were; never an address of a stranger. */
function sayNowAndThen(): (reason: string) => void {
  const counts = new Map<string, { count: number; saidAt: number }>()
  return (reason) => {
    const known = counts.get(reason) ?? { count: 0, saidAt: Number.NEGATIVE_INFINITY }
    known.count += 1
    counts.set(reason, known)
    if (performance.now() - known.saidAt < SAID_EVERY_MS) return
    log().warn({ reason, count: known.count }, 'requests were refused before they were read')
    counts.set(reason, { count: 0, saidAt: performance.now() })
  }
}
