import type { IncomingMessage } from 'node:http'

/** Far above any request of the specification. */
const LARGEST_BYTES = 1024 * 1024

/** The whole body as text; undefined when it is too large. Rejects when the connection breaks. */
export function readBody(message: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= LARGEST_BYTES) chunks.push(chunk)
      else resolve(undefined)
    })
    message.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    message.on('error', reject)
  })
}
