import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import type { Failure } from '@/lib/i18n/action-result'
import { explain } from './explain'
import { fieldProblems } from './field-problems'

const STATUS: Readonly<Record<string, number>> = {
  signInAgain: 401,
  notAllowed: 403,
  notFound: 404,
  wrongInput: 400,
  unexpected: 500,
}

function failure(problem: Failure): Response {
  return Response.json(problem, {
    status: STATUS[problem.problem] ?? 502,
    headers: { 'cache-control': 'no-store' },
  })
}

/** The one way into every polled read: session, schema, operation; answers JSON, never cached. */
export async function runRead<Schema extends z.ZodType, Value>(
  schema: Schema,
  given: unknown,
  operation: (input: z.output<Schema>, actor: Actor) => Promise<Value>,
): Promise<Response> {
  try {
    const actor = await currentActor()
    if (!actor) return failure({ ok: false, problem: 'signInAgain' })
    const parsed = schema.safeParse(given)
    if (!parsed.success) {
      return failure({ ok: false, problem: 'wrongInput', fields: fieldProblems(parsed.error) })
    }
    const value = await operation(parsed.data, actor)
    return Response.json(value, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return failure(explain(error))
  }
}
