/**
 * How much one request may bring, in bytes: the server takes a million (`bodySizeLimit` of the
 * settings of Next), and what stands around the rows is small.
 */
const BYTES_A_REQUEST = 950_000

/** Some rows as JSON, the first of them the file's row `from` (from 0). */
export type RowPiece = { from: number; count: number; json: Blob }

/** Rows as JSON, in pieces that one request can carry. It takes its time: not for the page itself. */
export function rowPieces(
  rows: readonly (readonly string[])[],
  bytesARequest = BYTES_A_REQUEST,
): RowPiece[] {
  const pieces: RowPiece[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const close = (end: number) => {
    const parts = waiting.flatMap((row, nth) => (nth === 0 ? [row] : [',', row]))
    const count = waiting.length
    pieces.push({ from: end - count, count, json: new Blob(['[', ...parts, ']']) })
    waiting = []
    bytes = 0
  }
  for (const [position, cells] of rows.entries()) {
    const row = encoder.encode(JSON.stringify(cells))
    if (waiting.length > 0 && bytes + row.byteLength > bytesARequest) close(position)
    waiting.push(row)
    bytes += row.byteLength + 1
  }
  if (waiting.length > 0) close(rows.length)
  return pieces
}

const encoder = new TextEncoder()
