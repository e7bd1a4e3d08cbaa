import { z } from 'zod'
import { getPile } from '@/lib/printing/get-pile'
import { runRead } from '@/lib/server/run-read'

export function GET(): Promise<Response> {
  return runRead(z.object({}), {}, (_, actor) => getPile({ actor }))
}
