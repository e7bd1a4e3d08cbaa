import type { z } from 'zod'

/** The first problem of each field, by its dotted path. */
export function fieldProblems(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    fields[issue.path.join('.')] ??= issue.message
  }
  return fields
}
