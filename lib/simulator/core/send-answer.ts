import type { ServerResponse } from 'node:http'
import type { Answer } from './exchange'

/** Node adds `Date`, by which a client measures its clock's skew. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer) {
  if (response.destroyed) return
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
