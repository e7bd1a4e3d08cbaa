import type { Family } from '../family'
import { TRACKER_PATH } from '../world'
import { type Answer, type Received, plainAnswer } from './exchange'

/** A request that has found its operation. */
type Routed = { readonly family: Family; readonly path: string }

export function routeOf(families: readonly Family[], path: string): Routed | undefined {
  for (const family of families) {
    if (!path.startsWith(`${family.basePath}/`)) continue
    const inFamily = path.slice(family.basePath.length)
    if (family.has(inFamily)) return { family, path: inFamily }
  }
  return undefined
}

/**
 * What lies outside the operations: pages, pictures and documents whose addresses the platform hands
 * out. A wrong address gets an ordinary 404 without an envelope (conventions §7 rule 2).
 */
export async function answerElsewhere(
  families: readonly Family[],
  { method, path }: Received,
): Promise<Answer> {
  if (method !== 'GET') return plainAnswer(404, 'Not Found')
  for (const family of families) {
    const file = family.file?.(path)
    if (file) return file
  }
  return trackerPage(families, path) ?? plainAnswer(404, 'Not Found')
}

/** GET /tracker/{order_id}: what `order_url` leads to. Undefined when there is no such order. */
function trackerPage(families: readonly Family[], path: string): Answer | undefined {
  if (!path.startsWith(TRACKER_PATH)) return undefined
  const orderId = path.slice(TRACKER_PATH.length)
  const order = families.map((family) => family.order(orderId)).find(Boolean)
  if (!order) return undefined
  const title = `Order ${order.orderId}`
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><title>${title}</title><h1>${title}</h1><p>Status ${order.status}</p>`,
  }
}
