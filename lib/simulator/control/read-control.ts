import type { z } from 'zod'

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

/** The JSON value of a text, or the text itself where it is none. */
export function readableText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Why the control interface refuses, in one sentence. */
export class ControlError extends Error {
  constructor(
    readonly status: 400 | 404,
    sentence: string,
  ) {
    super(sentence)
  }
}
