import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import { withActingSession } from '@/lib/auth/acting-session'
import type { Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import type { ActionResult } from '@/lib/i18n/action-result'
import { toFailure } from './to-failure'
import { parseInput } from './parse-input'
import { requireMay, type May } from './may'

type Declared<Schema extends z.ZodType, Value> = {
  schema: Schema
  may: May<z.output<Schema>>
  /** The operation. */
  run: (input: { actor: Actor; form: z.output<Schema> }) => Promise<Value>
}

/**
 * A server action: session, schema, permission, operation; expected errors become values. It cannot
 * be declared without saying who may do it.
 */
export function action<Schema extends z.ZodType, Value>(
  declared: Declared<Schema, Value>,
): (form: z.input<Schema>) => Promise<ActionResult<Value>> {
  const { schema, may, run } = declared
  return async (given) => {
    try {
      const actor = await currentActor()
      if (!actor) return { ok: false, problem: 'signInAgain' }
      const parsed = await parseInput(schema, given)
      if (!parsed.ok) return { ok: false, problem: 'wrongInput', fields: parsed.fields }
      const form = parsed.data
      requireMay(actor, may, form)
      return { ok: true, value: await withActingSession(actor, () => run({ actor, form })) }
    } catch (error) {
      unstable_rethrow(error)
      return toFailure(error)
    }
  }
}
