import type { Instrumentation } from 'next'

/** Runs once in each process of the dashboard, before the first request; not while building. */
export async function register(): Promise<void> {
  // Next replaces this name while it builds for each of its runtimes.
  // oxlint-disable-next-line no-restricted-properties
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { startInstance } = await import('@/lib/launch/start/instance')
  await startInstance()
}

/**
 * Logs what a page, an action or a handler threw and nobody caught, by its fields. The digest is what
 * the page of the error quotes; the route is the one in the code, not the address.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // oxlint-disable-next-line no-restricted-properties
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { log } = await import('@/lib/config/log')
  const { markLogged } = await import('@/lib/config/console-by-fields')
  markLogged(error)
  const { routePath, routeType } = context
  log().error({ err: error, method: request.method, routePath, routeType }, 'request failed')
}
