import { z } from 'zod'
import { downloadExport } from '@/lib/lists/export/download-export'
import { runStreamedFile } from '@/lib/server/run-streamed-file'

export const dynamic = 'force-dynamic'

const schema = z.object({ exportId: z.coerce.number().int().positive() })

type Context = { params: Promise<{ exportId: string }> }

/** A file that was made in the background, for whoever asked for it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return runStreamedFile('self', schema, await params, ({ exportId }, actor) =>
    downloadExport({ actor, exportId }),
  )
}
