import { z } from 'zod'
import { getBoard } from '@/lib/food/get-board'
import { runRead } from '@/lib/server/run-read'

const query = z.object({
  stores: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
    .transform((text) => text.split(',').map(Number)),
})

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(query, given, ({ stores }, actor) => getBoard({ actor, storeIds: stores }))
}
