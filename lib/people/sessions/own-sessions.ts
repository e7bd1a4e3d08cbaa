import 'server-only'
import { currentActor } from '@/lib/auth/current-actor'
import type { SessionRow } from '../model/session-row'
import { listSessions } from './list-sessions'

/** Where the person of this request is signed in. */
export async function ownSessions(): Promise<SessionRow[]> {
  const actor = await currentActor()
  return actor ? listSessions({ actor, personId: actor.id }) : []
}
