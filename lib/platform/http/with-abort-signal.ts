import { setMaxListeners } from 'node:events'

/** What may end a task early: another signal, or a time; and what the task's signal then says. */
export type AbortCause =
  | { readonly signal: AbortSignal | undefined; readonly reason: Error }
  | { readonly afterMs: number; readonly reason: Error }

/**
 * Runs a task under a signal that aborts with the reason of whichever cause comes first. Unlike
 * `AbortSignal.any` it lets go of every cause when the task ends, so that thousands of calls can
 * hang on the one signal of a process that is asked to stop.
 */
export async function withAbortSignal<T>(
  causes: readonly AbortCause[],
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const releases = causes.map((cause) => watch(cause, () => controller.abort(cause.reason)))
  try {
    return await task(controller.signal)
  } finally {
    for (const release of releases) release()
  }
}

function watch(cause: AbortCause, abort: () => void): () => void {
  if ('afterMs' in cause) {
    const timer = setTimeout(abort, cause.afterMs)
    return () => clearTimeout(timer)
  }
  const { signal } = cause
  if (!signal) return () => undefined
  // Many calls on one signal are no leak here: each of them lets go.
  setMaxListeners(0, signal)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  return () => signal.removeEventListener('abort', abort)
}
