import type { ServerResponse } from 'node:http'

/**
 * Keeps back what is written to an answer, its head first, until the function that it gives is called.
 * It must come after whatever else changes how the answer is written (Next's compression does), which
 * would send the head itself.
 */
export function holdAnswer(response: ServerResponse): () => void {
  if (response.headersSent) return () => undefined
  let kept: (() => void)[] | null = []
  const keep = (name: 'flushHeaders' | 'write' | 'end', meanwhile: unknown) => {
    const now = response[name].bind(response) as (...given: unknown[]) => unknown
    const held = (...given: unknown[]) => {
      if (!kept) return now(...given)
      kept.push(() => now(...given))
      return meanwhile
    }
    Object.assign(response, { [name]: held })
  }
  keep('flushHeaders', undefined)
  keep('write', true)
  keep('end', response)
  return () => {
    const due = kept ?? []
    kept = null
    for (const write of due) write()
  }
}
