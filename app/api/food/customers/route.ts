import { findCustomers } from '@/lib/food/find-customers'
import { customerQuerySchema } from '@/lib/food/schema'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(customerQuerySchema, given, (query, actor) => findCustomers({ actor, query }))
}
