import { z } from 'zod'
import { orderHref } from '@/app/(desk)/order-href'
import { storesByFamily } from '@/lib/auth/stores-by-family'
import { database } from '@/lib/db/client'
import { MAY_SEE } from '@/lib/domain/family-permissions'
import { findByCode } from '@/lib/orders/find-by-code'
import type { FoundPlace } from '@/lib/orders/schema'
import { runRead } from '@/lib/server/run-read'

const query = z.object({ code: z.string().trim().min(1, 'required').max(2_000, 'tooLong') })

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(query, given, async ({ code }, actor): Promise<FoundPlace[]> => {
    const stores = storesByFamily(actor, MAY_SEE)
    const found = await findByCode(database(), { stores, code })
    return found.map((order) => ({ ...order, href: orderHref(order.family, order.orderId) }))
  })
}
