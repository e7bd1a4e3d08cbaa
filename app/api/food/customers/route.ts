import { findCustomers } from '@/lib/food/customers/find-customers'
import { customerQuerySchema } from '@/lib/food/model/customer-requests'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead('food.place', customerQuerySchema, given, (query, actor) =>
    findCustomers({ actor, query }),
  )
}
