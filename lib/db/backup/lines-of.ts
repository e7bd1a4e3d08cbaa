const NEWLINE = 0x0a

/** The lines of a stream without their ends; a last one that is cut off is not among them. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const piece of stream) {
    let from = 0
    for (let end = piece.indexOf(NEWLINE); end !== -1; end = piece.indexOf(NEWLINE, from)) {
      const line = piece.subarray(from, end)
      yield rest.length === 0 ? line : Buffer.concat([...rest, line])
      rest = []
      from = end + 1
    }
    if (from < piece.length) rest.push(piece.subarray(from))
  }
}
