import 'server-only'
import { notFound, redirect } from 'next/navigation'
import type { Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'

/** The administrator who looks at the page. For anybody else there is no such page. */
export async function requireAdministrator(): Promise<Actor> {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  return actor.isAdmin ? actor : notFound()
}
