import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import type { May } from './may'
import { runReadWith } from './run-read'

type ServedFile = {
  bytes: Buffer
  type: string
  /** Suggested to whoever saves it. */
  name: string
}

/** A browser may keep it for the person who saw it, and asks again each time. */
const HEADERS = { 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' }

const isNameless = /[^\w.-]/g

function respond({ bytes, type, name }: ServedFile): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...HEADERS,
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${name.replace(isNameless, '_')}"`,
    },
  })
}

/** As `runRead`, for a file that the browser shows; errors are JSON all the same. */
export function runFile<Schema extends z.ZodType>(
  may: May<z.output<Schema>>,
  schema: Schema,
  given: unknown,
  operation: (input: z.output<Schema>, actor: Actor) => Promise<ServedFile>,
): Promise<Response> {
  return runReadWith(respond, may, schema, given, operation)
}
