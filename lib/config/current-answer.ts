import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { perProcess } from './per-process'

const current = perProcess('current-answer', () => new AsyncLocalStorage<ServerResponse>())

/** Has `work`, and all that it begins, find the answer that it is about. */
export function withCurrentAnswer<Result>(answer: ServerResponse, work: () => Result): Result {
  return current.get().run(answer, work)
}

/**
 * Node's own answer to the request that is worked on, which Next does not hand to its routes;
 * undefined where no request came in through the guard. Whoever writes to it writes past Next.
 */
export function currentAnswer(): ServerResponse | undefined {
  return current.get().getStore()
}
