import type { ServerResponse } from 'node:http'

/** A reader that has fallen so many bytes behind is cut off; it comes back and reads afresh. */
const MOST_BEHIND = 1_000_000

/** How a stream of pieces counts what waits in it: 1 wanted where nothing waits. */
export const PIECES_AS_BYTES: QueuingStrategy<Uint8Array> = new ByteLengthQueuingStrategy({
  highWaterMark: 1,
})

type PieceWriter = {
  write: (piece: Uint8Array) => void
  isFarBehind: () => boolean
}

/**
 * Writes pieces to an answer that Next makes of a stream. The first go through the stream, because
 * Next writes the answer's head with them; once it has and nothing waits any more, all others go to
 * the answer itself: Next's way costs several times what a write does (decision 0352).
 */
export function pieceWriter(
  controller: ReadableStreamDefaultController<Uint8Array>,
  answer: ServerResponse | undefined,
): PieceWriter {
  let isPastNext = false
  return {
    write(piece) {
      isPastNext ||= answer?.headersSent === true && controller.desiredSize === 1
      if (isPastNext) answer?.write(piece)
      else controller.enqueue(piece)
    },
    isFarBehind: () => (answer?.writableLength ?? 0) - (controller.desiredSize ?? 0) > MOST_BEHIND,
  }
}
