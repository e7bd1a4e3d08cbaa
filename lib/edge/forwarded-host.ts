import type { IncomingHttpHeaders } from 'node:http'

const FORWARDED = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

/**
 * Takes from a request what a stranger says of where it was sent to: Next holds an action's `Origin`
 * against it. What remains is what a proxy of ours says; and, for a page of our own address behind a
 * proxy that changes `Host`, that address.
 */
export function believeForwardedHost(
  headers: IncomingHttpHeaders,
  { isFromProxy, appUrl }: { isFromProxy: boolean; appUrl: string },
): void {
  if (isFromProxy) return
  for (const name of FORWARDED) Reflect.deleteProperty(headers, name)
  if (headers.origin === appUrl) headers['x-forwarded-host'] = new URL(appUrl).host
}
