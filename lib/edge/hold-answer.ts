import type { ServerResponse } from 'node:http'

/** What writes an answer; `flush` is there where something packs it. */
type Writer = {
  flushHeaders?(...given: unknown[]): unknown
  write?(...given: unknown[]): unknown
  flush?(...given: unknown[]): unknown
  end?(...given: unknown[]): unknown
}

const WRITING = ['flushHeaders', 'write', 'flush', 'end'] as const satisfies (keyof Writer)[]

/**
 * Keeps back what is written to an answer, its head first, until the function that it gives is called.
 * It must come after whatever else changes how the answer is written (Next's compression does), which
 * would send the head itself.
 */
export function holdAnswer(response: ServerResponse): () => void {
  if (response.headersSent) return () => undefined
  let kept: (() => void)[] | null = []
  const writer: Writer = response
  for (const name of WRITING) {
    const now = writer[name]?.bind(response)
    if (!now) continue
    writer[name] = (...given) => {
      if (!kept) return now(...given)
      kept.push(() => now(...given))
      // That there is room for more, as far as `write` is asked.
      return name === 'end' ? response : true
    }
  }
  return () => {
    const due = kept ?? []
    kept = null
    for (const write of due) write()
  }
}
