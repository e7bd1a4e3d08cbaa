import type { Answer } from './exchange'
import type { Family } from './family'
import { TRACKER_PATH } from './order-url'

/** GET /tracker/{order_id}: what `order_url` leads to. Undefined when there is no such order. */
export function trackerPage(families: readonly Family[], path: string): Answer | undefined {
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
