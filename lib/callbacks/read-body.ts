/** Callbacks are a few hundred bytes; a customised one with fee tasks is a few thousand. */
export const MOST_BYTES = 256 * 1024

/**
 * The body as text, or null when it is larger than a callback can be. Reading stops at the limit:
 * a stranger cannot make this server hold more than that.
 */
export async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return null
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as ReadableStream<Uint8Array> &
    AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
