import 'server-only'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import type { May } from './may'
import { runReadWith } from './run-read'

type StoredFile = {
  /** On this machine. */
  path: string
  bytes: number
  /** Suggested to whoever saves it: letters, digits, dots and hyphens. */
  name: string
}

function respond({ path, bytes, name }: StoredFile): Response {
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  return new Response(body, {
    headers: {
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/pdf',
      'content-length': String(bytes),
      'content-disposition': `inline; filename="${name}"`,
    },
  })
}

/** As `runFile`, for a PDF on this machine that is too large to hold: it is sent as it is read. */
export function runStoredFile<Schema extends z.ZodType>(
  may: May<z.output<Schema>>,
  schema: Schema,
  given: unknown,
  operation: (input: z.output<Schema>, actor: Actor) => Promise<StoredFile>,
): Promise<Response> {
  return runReadWith(respond, may, schema, given, operation)
}
