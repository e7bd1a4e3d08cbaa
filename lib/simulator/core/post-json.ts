import { Agent, request } from 'undici'
import type { Post } from './callback-delivery'

/** How long the platform waits for an acknowledgement is not shown; a real clock's ten seconds here. */
const ANSWER_WITHIN_MS = 10_000
const KEEP_RESPONSE_CHARACTERS = 10_000

/** A poster with its own connections, and the means to close them. Redirects are not followed. */
export function openPoster(): { post: Post; close: () => Promise<void> } {
  const dispatcher = new Agent({ connections: 128, connect: { timeout: ANSWER_WITHIN_MS } })
  const post: Post = async (url, body) => {
    const response = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body,
      dispatcher,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    const text = await response.body.text()
    return { status: response.statusCode, text: text.slice(0, KEEP_RESPONSE_CHARACTERS) }
  }
  return { post, close: () => dispatcher.destroy() }
}
