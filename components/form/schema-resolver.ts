import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { onDemand } from '@/components/ui/on-demand/on-demand'

/**
 * Checks a form by a schema that comes with its validator when it is first asked, or once the page
 * has long been there: nothing can be wrong before something was typed (decision 0297). To be made
 * once, outside the component.
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
  return async (values, context, options) => (await code.when())(values, context, options)
}
