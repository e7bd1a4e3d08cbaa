import { findAddresses } from '@/lib/parcels/find-addresses'
import { addressQuerySchema } from '@/lib/orders/address-query'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(addressQuerySchema, given, (query, actor) =>
    findAddresses({ actor, query, signal: request.signal }),
  )
}
