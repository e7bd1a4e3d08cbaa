import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import type { ActionResult } from '@/lib/i18n/action-result'
import { explain } from './explain'
import { fieldProblems } from './field-problems'

/**
 * The one way into every server action: session, schema, operation; expected errors become values.
 * Permission is the operation's own: only it knows whose store the record belongs to.
 */
export async function runAction<Schema extends z.ZodType, Value>(
  schema: Schema,
  given: unknown,
  operation: (input: z.output<Schema>, actor: Actor) => Promise<Value>,
): Promise<ActionResult<Value>> {
  try {
    const actor = await currentActor()
    if (!actor) return { ok: false, problem: 'signInAgain' }
    const parsed = schema.safeParse(given)
    if (!parsed.success) {
      return { ok: false, problem: 'wrongInput', fields: fieldProblems(parsed.error) }
    }
    return { ok: true, value: await operation(parsed.data, actor) }
  } catch (error) {
    unstable_rethrow(error)
    return explain(error)
  }
}
