import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import type { ActionResult } from '@/lib/i18n/action-result'
import { parseInput } from './parse-input'
import { toFailure } from './to-failure'

/**
 * A server action without a session, for the pages before the sign-in: what it asks for in its form
 * is the permission. Schema and operation; expected errors become values.
 */
export function publicAction<Schema extends z.ZodType, Value>(declared: {
  schema: Schema
  run: (form: z.output<Schema>) => Promise<Value>
}): (form: z.input<Schema>) => Promise<ActionResult<Value>> {
  return async (given) => {
    try {
      const parsed = await parseInput(declared.schema, given)
      if (!parsed.ok) return { ok: false, problem: 'wrongInput', fields: parsed.fields }
      return { ok: true, value: await declared.run(parsed.data) }
    } catch (error) {
      unstable_rethrow(error)
      return toFailure(error)
    }
  }
}
