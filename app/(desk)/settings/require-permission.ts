import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { canAnywhere, type Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import type { Permission } from '@/lib/domain/permissions'

/** Who looks at the page and may do what it is for. For anybody else there is no such page. */
export async function requirePermission(permission: Permission): Promise<Actor> {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  return canAnywhere(actor, permission) ? actor : notFound()
}
