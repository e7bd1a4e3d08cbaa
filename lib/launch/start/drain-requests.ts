import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MS = 25
/**
 * So long a proxy may still send something over a connection that it keeps open: each answer tells it
 * to close that. One that is closed at the very moment of a request would lose it.
 */
const LINGER_MS = 1_000

export type Requests = {
  /** A request begins; of each server that one is seen of. */
  note: (response: ServerResponse, server: Server) => void
  /**
   * Takes no more connections, so that a proxy goes elsewhere, and resolves when all requests have
   * ended and nobody has a connection left to send another; at the latest after `withinMs`.
   */
  drain: (withinMs: number) => Promise<void>
}

/** The requests under way in this process, which end in order. */
export function watchedRequests(): Requests {
  const servers = new Set<Server>()
  let underway = 0
  let isDraining = false
  return {
    note(response, server) {
      servers.add(server)
      underway += 1
      if (isDraining) response.shouldKeepAlive = false
      // Not of the request, which closes as soon as its body was read.
      response.once('close', () => (underway -= 1))
    },
    async drain(withinMs) {
      isDraining = true
      const began = performance.now()
      const passed = () => performance.now() - began
      // Not the server's own `close`: that also closes what stands open and idle, at once.
      for (const server of servers) NetServer.prototype.close.call(server)
      const isQuiet = async () => underway === 0 && (await openConnections(servers)) === 0
      while (passed() < withinMs && !(await isQuiet())) {
        if (underway === 0 && passed() >= LINGER_MS) break
        await pause(LOOK_MS)
      }
      for (const server of servers) server.closeIdleConnections()
    },
  }
}

async function openConnections(servers: ReadonlySet<Server>): Promise<number> {
  const counts = await Promise.all(
    [...servers].map(
      (server) =>
        new Promise<number>((resolve) => {
          server.getConnections((error, count) => resolve(error ? 0 : count))
        }),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
