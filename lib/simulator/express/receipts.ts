import { proofPicture } from '../core/proof-picture'
import { randomFrom } from '../core/random'
import type { ExpressState } from './express-state'
import type { ExpressOrder } from './order'
import { SIGNED_FOR } from './statuses'

/** The proof of delivery, once the parcel is signed for. */
export const receiptUrls = ({ life, orderId }: ExpressOrder, publicUrl: string): string[] =>
  life.status === SIGNED_FOR ? [`${publicUrl}/receipts/express/${orderId}.png`] : []

/** The picture at an address that `receiptUrls` gave. */
export function receiptPicture({ orders, world }: ExpressState, path: string) {
  const orderId = /^\/receipts\/express\/([^/]+)\.png$/.exec(path)?.[1]
  const order = orderId === undefined ? undefined : orders.find(orderId)
  if (!order || !receiptUrls(order, '').includes(path)) return undefined
  return proofPicture(randomFrom(world.seed, 'receipt', path))
}
