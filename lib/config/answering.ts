import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { perProcess } from './per-process'

/** An answer to a request while it is made. */
export type Answering = {
  /** What was asked for is not there, or not there for whoever asks. */
  isMissing: boolean
  response: ServerResponse
  /** Keeps all of it back until what it gives is called. */
  hold: () => () => void
  /** Lets what is kept back of it leave. */
  letGo?: () => void
}

const answering = perProcess('answering', () => new AsyncLocalStorage<Answering>())

/** Makes an answer: what is called meanwhile, at once or later, may say something about it. */
export function whileAnswering(answer: Answering, make: () => void): void {
  answering.get().run(answer, make)
}

/**
 * Keeps the answer that is being made back until `answerLeaves`: whoever makes it does not know yet
 * whether what was asked for is there, and what frames it may be written sooner.
 */
export function answerWaits(): void {
  const answer = answering.get().getStore()
  if (answer) answer.letGo ??= answer.hold()
}

/** Nothing more will be said about the answer that is being made: it need not wait. */
export const answerLeaves = (): void => answering.get().getStore()?.letGo?.()

/** Has the answer that is being made leave as 404. Nothing comes of it once its head has left. */
export function answerAsMissing(): void {
  const answer = answering.get().getStore()
  if (answer) answer.isMissing = true
}

/** What is being written to whoever asked; null outside of a request. */
export const answerInTheMaking = (): ServerResponse | null =>
  answering.get().getStore()?.response ?? null
