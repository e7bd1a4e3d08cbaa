import 'server-only'
import type { ServerResponse } from 'node:http'

/** A reader that has fallen further behind than this is cut off: it comes back and reads afresh. */
const MOST_BEHIND = { pieces: 500, bytes: 2_000_000 }

export type StreamBody = {
  body: ReadableStream<Uint8Array>
  /** Says whether the reader keeps up. */
  write: (piece: Uint8Array) => boolean
  end: () => void
}

/**
 * The body of an answer that goes on. Given the answer that it is the body of, it writes straight to
 * it as soon as Next has written its head: for 200 boards the way of each piece through two web
 * streams takes nearly as long as all that comes before (decision 0360). `onGone` is called when the
 * reader went away.
 */
export function streamBody(response: ServerResponse | null, onGone: () => void): StreamBody {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let isStraight = false
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
      },
      // Only asked when all that was given before is written: nothing overtakes it.
      pull: () => {
        isStraight = response?.headersSent === true
      },
      cancel: onGone,
    },
    // Asks for nothing ahead.
    { highWaterMark: 0 },
  )
  return {
    body,
    write: (piece) => {
      if (!isStraight) {
        controller?.enqueue(piece)
        return -(controller?.desiredSize ?? 0) <= MOST_BEHIND.pieces
      }
      if (!response || response.writableEnded || response.destroyed) return false
      response.write(piece)
      return response.writableLength <= MOST_BEHIND.bytes
    },
    end: () => controller?.close(),
  }
}
