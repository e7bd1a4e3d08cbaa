import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import { toFailure } from './to-failure'
import { parseInput } from './parse-input'
import { requireMay, type May } from './may'
import { readFailure } from './read-failure'

/** Session, schema, permission, operation; what it answers is written by `respond`, every error as JSON. */
export async function runReadWith<Schema extends z.ZodType, Value>(
  respond: (value: Value) => Response,
  may: May<z.output<Schema>>,
  schema: Schema,
  given: unknown,
  operation: (input: z.output<Schema>, actor: Actor) => Promise<Value>,
): Promise<Response> {
  try {
    const actor = await currentActor()
    if (!actor) return readFailure({ ok: false, problem: 'signInAgain' })
    const parsed = await parseInput(schema, given)
    if (!parsed.ok) return readFailure({ ok: false, problem: 'wrongInput', fields: parsed.fields })
    requireMay(actor, may, parsed.data)
    return respond(await operation(parsed.data, actor))
  } catch (error) {
    return readFailure(toFailure(error))
  }
}

/** The one way into every polled read: answers JSON, never cached. */
export function runRead<Schema extends z.ZodType, Value>(
  may: May<z.output<Schema>>,
  schema: Schema,
  given: unknown,
  operation: (input: z.output<Schema>, actor: Actor) => Promise<Value>,
): Promise<Response> {
  const respond = (value: Value) =>
    Response.json(value, { headers: { 'cache-control': 'no-store' } })
  return runReadWith(respond, may, schema, given, operation)
}
