import type { z } from 'zod'
import { fieldProblems } from './field-problems'

type Parsed<Value> = { ok: true; data: Value } | { ok: false; fields: Record<string, string> }

/**
 * What came from a browser, as its schema has it, or which fields are wrong. Before the schema is
 * asked, every text is looked at: the database keeps no NUL, and nobody means a control character.
 * What the schema reads out of a text or a Blob, such as JSON, is looked at too.
 */
export async function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): Promise<Parsed<z.output<Schema>>> {
  const fields = controlCharacters(given)
  if (Object.keys(fields).length > 0) return { ok: false, fields }
  const parsed = await schema.safeParseAsync(given)
  if (!parsed.success) return { ok: false, fields: fieldProblems(parsed.error) }
  const within = controlCharacters(parsed.data)
  if (Object.keys(within).length > 0) return { ok: false, fields: within }
  return { ok: true, data: parsed.data }
}

/** A key of the messages `common.validation`, and of each form's problems. */
const PROBLEM = 'controlCharacters'

/** Line ends and tabs are typed in a text area, and pasted into it. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** Deeper than any form; what nests deeper fits no schema. */
const DEEPEST = 12

/** The fields, by their dotted paths, that hold what is no text: control characters, half a character. */
function controlCharacters(given: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  const look = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') {
      if (CONTROL.test(value) || !isWellFormed(value)) fields[path.join('.')] = PROBLEM
    } else if (typeof value === 'object' && value !== null && path.length < DEEPEST) {
      for (const [key, inner] of entriesOf(value)) {
        if (CONTROL.test(key)) fields[path.join('.')] = PROBLEM
        else look(inner, [...path, key])
      }
    }
  }
  look(given, [])
  return fields
}

/** What a server action can be sent beside plain objects holds more than its own members. */
function entriesOf(value: object): [string, unknown][] {
  if (value instanceof Map || value instanceof FormData || value instanceof URLSearchParams) {
    return [...value.entries()].map(([key, inner]) => [String(key), inner])
  }
  if (value instanceof Set) return [...value].map((inner, index) => [String(index), inner])
  return Object.entries(value)
}

/** Half of a character that takes two is no UTF-8. */
const isWellFormed = (text: string) => !/\p{Cs}/u.test(text)
