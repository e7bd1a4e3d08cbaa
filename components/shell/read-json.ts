/** A read that the server refused; `problem` is a key of the messages `errors`. */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem'

  constructor(
    readonly problem: string,
    readonly status: number,
  ) {
    super(`${problem} (${status})`)
  }
}

/**
 * Reads one of our own GET addresses (a `keys.ts`).
 * @throws ReadProblem for an answer of 4xx or 5xx; TypeError when there was none.
 */
export async function readJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
  if (response.ok) return (await response.json()) as T
  throw new ReadProblem(await problemOf(response), response.status)
}

async function problemOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const isOurs = typeof body === 'object' && body !== null && 'problem' in body
  return isOurs && typeof body.problem === 'string' ? body.problem : 'unexpected'
}
