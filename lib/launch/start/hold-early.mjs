// Loaded before the dashboard's Next (node --import), which opens its port before anything of ours runs:
// what is asked until then waits for the guard, instead of being answered without it (decision 0200).
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { isOfLauncher } from '../follow-parent.mjs'

const CHANNEL = 'http.server.request.start'

/**
 * @typedef {{
 *   request: import('node:http').IncomingMessage
 *   response: import('node:http').ServerResponse
 *   server: import('node:http').Server
 * }} Arrived
 * @typedef {import('node:http').RequestListener} Listener
 * @typedef {{ release: (arrived: (one: Arrived) => void) => void }} EarlyRequests
 */

/** @type {Arrived[]} */
const waiting = []
/** @type {Map<Arrived['server'], Listener[]>} */
const listenersOf = new Map()

/** @param {unknown} message */
function hold(message) {
  const one = /** @type {Arrived} */ (message)
  waiting.push(one)
  if (listenersOf.has(one.server)) return
  const listeners = /** @type {Listener[]} */ (one.server.listeners('request'))
  listenersOf.set(one.server, listeners)
  one.server.removeAllListeners('request')
}

/** @type {EarlyRequests} */
const early = {
  /** Gives the servers their listeners back, and them what waits, each told of first as the channel would. */
  release(arrived) {
    unsubscribe(CHANNEL, hold)
    for (const [server, listeners] of listenersOf) {
      for (const listen of listeners) server.on('request', listen)
    }
    for (const one of waiting.splice(0)) {
      if (one.request.socket.destroyed) continue
      arrived(one)
      one.server.emit('request', one.request, one.response)
    }
  },
}

// Helpers that Next starts inherit this file, and have nobody to release what they held: in development
// one of them serves.
if (isOfLauncher) {
  subscribe(CHANNEL, hold)
  // As lib/config/per-process.ts keeps what a process has one of.
  const shared = /** @type {{ handoverPerProcess?: Map<string, unknown> }} */ (globalThis)
  shared.handoverPerProcess ??= new Map()
  shared.handoverPerProcess.set('early-requests', early)
}
