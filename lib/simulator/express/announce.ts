import type { World } from '../core/world'
import { currentCallback } from './formatters/current-callback'
import { legacyCallback } from './formatters/legacy-callback'
import type { ExpressOrder } from './order'
import { currentOf } from './current-of'

/** Where the two callbacks go, behind the developer's address (express §6). */
export const CURRENT_CALLBACK_PATH = '/callbacks/express'
export const LEGACY_CALLBACK_PATH = '/callbacks/express-legacy'

/** Sends the callback of the present legacy status, and that of the current one where it has changed. */
export function announce({ callbacks }: World, order: ExpressOrder) {
  const { orderId, life, log } = order
  const status = currentOf(log)
  if (status !== currentOf(log.slice(0, -1)))
    callbacks.send({ path: CURRENT_CALLBACK_PATH, orderId, status, data: currentCallback(order) })
  callbacks.send({
    path: LEGACY_CALLBACK_PATH,
    orderId,
    status: life.status,
    data: legacyCallback(order),
  })
}

/** Sends the callback of the present current status once more, with what went wrong (express §6.1). */
export function announceException({ callbacks, clock }: World, order: ExpressOrder, text: string) {
  const { orderId, log } = order
  callbacks.send({
    path: CURRENT_CALLBACK_PATH,
    orderId,
    status: currentOf(log),
    data: currentCallback(order, { text, at: clock.now() }),
  })
}
