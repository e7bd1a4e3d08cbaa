import { proofPicture } from '../core/proof-picture'
import { randomFrom } from '../core/random'
import type { ParcelOrder } from './order'
import type { ParcelState } from './parcel-state'
import { COMPLETED } from './statuses'

const RECEIPTS_PATH = '/receipts/parcel/'

/** Proofs of delivery: a picture for each drop-off, once the order is completed. */
export function receiptUrls({ life, request, orderId }: ParcelOrder, publicUrl: string): string[] {
  if (life.status !== COMPLETED) return []
  const dropOffs = request.path.slice(1)
  return dropOffs.map((_, i) => `${publicUrl}${RECEIPTS_PATH}${orderId}/${i + 1}.png`)
}

/** The picture at an address that `receiptUrls` gave. */
export function receiptPicture({ orders, world }: ParcelState, path: string) {
  const match = /^\/receipts\/parcel\/([^/]+)\/(\d+)\.png$/.exec(path)
  const order = match && orders.find(match[1] ?? '')
  if (!order || !receiptUrls(order, '').includes(path)) return undefined
  return proofPicture(randomFrom(world.seed, 'receipt', path))
}
