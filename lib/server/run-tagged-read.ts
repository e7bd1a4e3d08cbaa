import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import { toFailure } from './to-failure'
import { requireMay, type May } from './may'
import { readFailure } from './read-failure'

/** JSON that is large and seldom changes, and what tells one state from another. */
type Tagged = { readonly tag: string; readonly json: string }

/**
 * The way into a read that a browser may keep: it asks each time whether its copy still holds,
 * and is sent nothing when it does.
 */
export async function runTaggedRead(
  may: May<undefined>,
  request: Request,
  operation: (actor: Actor) => Promise<Tagged>,
): Promise<Response> {
  try {
    const actor = await currentActor()
    if (!actor) return readFailure({ ok: false, problem: 'signInAgain' })
    requireMay(actor, may, undefined)
    const { tag, json } = await operation(actor)
    const etag = `"${tag}"`
    const headers = {
      etag,
      'cache-control': 'private, no-cache',
      'content-type': 'application/json',
      vary: 'cookie',
    }
    const given = request.headers
      .get('if-none-match')
      ?.replaceAll('W/', '')
      .split(/\s*,\s*/)
    if (given?.includes(etag)) return new Response(null, { status: 304, headers })
    return new Response(json, { headers })
  } catch (error) {
    return readFailure(toFailure(error))
  }
}
