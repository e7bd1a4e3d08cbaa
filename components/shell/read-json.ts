import type { Failure } from '@/lib/i18n/action-result'

type Refusal = Omit<Failure, 'ok'>

/** A read that the server refused, and what it says of that. */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem'

  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(`${refusal.problem} (${status})`)
  }
}

/**
 * Reads one of our own addresses (a `keys.ts`) by GET, or by POST where what is asked about, the
 * `body`, has no business in an address.
 * @throws ReadProblem for an answer of 4xx or 5xx; TypeError when there was none.
 */
export async function readJson<T>(path: string, signal: AbortSignal, body?: unknown): Promise<T> {
  const headers = { accept: 'application/json' }
  const response = await fetch(
    path,
    body === undefined
      ? { signal, headers }
      : {
          signal,
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...headers, 'content-type': 'application/json' },
        },
  )
  if (response.ok) return (await response.json()) as T
  throw new ReadProblem(await refusalOf(response), response.status)
}

/** What is not ours comes from something between, which has no reference of ours to tell. */
async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null)
  const isOurs = typeof body === 'object' && body !== null && 'problem' in body
  return isOurs && typeof body.problem === 'string' ? (body as Failure) : { problem: 'noAnswer' }
}
