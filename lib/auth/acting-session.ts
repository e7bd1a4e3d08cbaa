import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { perProcess } from '@/lib/config/per-process'

type Acting = { id: number; sessionId: string | null }

const acting = perProcess('acting-session', () => new AsyncLocalStorage<Acting>())

/** Runs an operation as the person of a request: what is recorded of them in it names their session. */
export function withActingSession<Value>(actor: Acting, run: () => Promise<Value>): Promise<Value> {
  return acting.get().run({ id: actor.id, sessionId: actor.sessionId }, run)
}

/** The session in which this person does something now; null in a job, or of anybody else. */
export function actingSession(personId: number): string | null {
  const now = acting.get().getStore()
  return now?.id === personId ? now.sessionId : null
}
