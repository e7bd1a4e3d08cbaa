import type { z } from 'zod'
import { ControlError } from './control-error'
import { readableText } from './readable-text'

/** The control input, or a 400 that names what is wrong with it. */
export function readControl<Schema extends z.ZodType>(
  schema: Schema,
  body: string,
): z.infer<Schema> {
  const result = schema.safeParse(readableText(body))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const where = issue && issue.path.length > 0 ? issue.path.join('.') : 'the body'
  throw new ControlError(400, `${where}: ${issue?.message ?? 'is not what it should be'}`)
}
