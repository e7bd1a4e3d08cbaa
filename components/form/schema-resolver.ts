import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { onDemand } from '@/components/ui/on-demand/on-demand'

/** So long a press waits for the validator. */
const PATIENCE_MS = 3_000

/**
 * Checks a form by a schema that comes with its validator when it is first asked, or once the page
 * has long been there: nothing can be wrong before something was typed (decision 0297). Where it
 * cannot be had, the form is sent as it is: the server checks it by the same schema, and who has no
 * network is told so at once, not obeyed when it is back. To be made once, outside the component.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  const code = onDemand(async () => {
    const [{ zodResolver }, found] = await Promise.all([
      import('@hookform/resolvers/zod'),
      schema(),
    ])
    return zodResolver(found)
  })
  return async (values, context, options) => {
    const check = await code.within(PATIENCE_MS)
    if (check) return check(values, context, options)
    // What the server takes is what the form holds, for it reads it by the same schema.
    return { values: values as unknown as Output & FieldValues, errors: {} }
  }
}
