import 'server-only'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import type { May } from './may'
import { runReadWith } from './run-read'

type StreamedFile = {
  chunks: AsyncIterable<string | Uint8Array>
  type: string
  /** Suggested to whoever saves it: letters, digits, dots and hyphens. */
  name: string
}

function respond({ chunks, type, name }: StreamedFile): Response {
  const body = Readable.toWeb(Readable.from(encoded(chunks))) as ReadableStream<Uint8Array>
  return new Response(body, {
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

async function* encoded(chunks: StreamedFile['chunks']): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const chunk of chunks) yield typeof chunk === 'string' ? encoder.encode(chunk) : chunk
}

/** As `runFile`, for a file to be saved that is made while it is sent. */
export function runStreamedFile<Schema extends z.ZodType>(
  may: May<z.output<Schema>>,
  schema: Schema,
  given: unknown,
  operation: (input: z.output<Schema>, actor: Actor) => Promise<StreamedFile>,
): Promise<Response> {
  return runReadWith(respond, may, schema, given, operation)
}
