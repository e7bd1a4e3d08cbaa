import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { perProcess } from './per-process'

/** An answer to a request while it is made. */
export type Answering = {
  /** What was asked for is not there, or not there for whoever asks. */
  isMissing: boolean
  response: ServerResponse
}

const answering = perProcess('answering', () => new AsyncLocalStorage<Answering>())

/** Makes an answer: what is called meanwhile, at once or later, may say something about it. */
export function whileAnswering(answer: Answering, make: () => void): void {
  answering.get().run(answer, make)
}

/** Has the answer that is being made leave as 404. Nothing comes of it once its head has left. */
export function answerAsMissing(): void {
  const answer = answering.get().getStore()
  if (answer) answer.isMissing = true
}

/** What is being written to whoever asked; null outside of a request. */
export const answerInTheMaking = (): ServerResponse | null =>
  answering.get().getStore()?.response ?? null
