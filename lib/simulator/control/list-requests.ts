import type { Controls } from './controls'
import { readableText } from './readable-text'

/**
 * GET /_control/requests?path=…: requests received, oldest first. `path` may be the whole path or its
 * end. `body` is the JSON that was sent, or the text where it was not JSON; `raw` is always the text.
 */
export function listRequests({ requests }: Controls, query: URLSearchParams) {
  const path = query.get('path')
  return requests
    .list()
    .filter((entry) => path === null || entry.path.endsWith(path))
    .map(({ method, path, headers, body, at, answer }) => ({
      method,
      path,
      headers,
      body: readableText(body),
      raw: body,
      at,
      response: answer && { status: answer.status, body: shown(answer.body) },
    }))
}

const shown = (body: string | Uint8Array) =>
  typeof body === 'string' ? readableText(body) : `${body.byteLength} bytes`
