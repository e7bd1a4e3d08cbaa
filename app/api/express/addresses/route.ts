import { expressOrders } from '@/lib/express/express-orders'
import { addressQuerySchema } from '@/lib/orders/placing/address-query'
import { findAddresses } from '@/lib/orders/placing/find-addresses'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead('express.place', addressQuerySchema, given, (query, actor) =>
    findAddresses(expressOrders, { actor, query, signal: request.signal }),
  )
}
