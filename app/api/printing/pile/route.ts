import { z } from 'zod'
import { getPrintQueue } from '@/lib/printing/queue/get-print-queue'
import { runRead } from '@/lib/server/run-read'

export function GET(): Promise<Response> {
  return runRead('self', z.object({}), {}, (_, actor) => getPrintQueue({ actor }))
}
