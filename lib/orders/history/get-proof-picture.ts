import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import { database, type Database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import {
  downloadFile,
  DownloadFailed,
  type DownloadedFile,
  type Magic,
  trustedOrigins,
} from '@/lib/platform/http/download-file'
import { visibleOrder } from '../visible-order'
import { receiptUrls } from './receipt-urls'

const MOST_BYTES = 8 * 1024 * 1024

const at =
  (offset: number, ...marks: (string | number[])[]): Magic =>
  (bytes) =>
    marks.some((mark) => {
      const wanted = typeof mark === 'string' ? Buffer.from(mark, 'latin1') : Buffer.from(mark)
      return bytes.subarray(offset, offset + wanted.length).equals(wanted)
    })

const isWebp: Magic = (bytes) => at(0, 'RIFF')(bytes) && at(8, 'WEBP')(bytes)

/** Pictures that a browser draws and that cannot hold a script; each by how its files begin. */
const PICTURES: Readonly<Record<string, Magic>> = {
  'image/jpeg': at(0, [0xff, 0xd8, 0xff]),
  'image/png': at(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/gif': at(0, 'GIF87a', 'GIF89a'),
  'image/webp': isWebp,
}

type Wanted = {
  orderId: number
  /** From 0, in the platform's order. */
  index: number
}

/** What is asked for is a place in our own record; no address ever comes from a browser. */
async function addressOf(db: Database, actor: Actor, { orderId, index }: Wanted) {
  const { order } = await visibleOrder(db, { actor, orderId, act: 'see' })
  const url = receiptUrls(order)[index]
  if (url === undefined) throw new Problem('notFound')
  return url
}

/**
 * A proof-of-delivery picture, fetched by this server from where the platform keeps it, for whoever
 * may see the order. Throws `notFound`, and `pictureFailed` when it cannot be had or is none.
 */
export async function getProofPicture(input: { actor: Actor } & Wanted): Promise<DownloadedFile> {
  const url = await addressOf(database(), input.actor, input)
  try {
    return await downloadFile({
      url,
      trusted: trustedOrigins(),
      types: PICTURES,
      maxBytes: MOST_BYTES,
      timeoutMs: settings().platformTimeoutMs,
    })
  } catch (error) {
    if (error instanceof DownloadFailed) throw new Problem('pictureFailed', { cause: error })
    throw error
  }
}
