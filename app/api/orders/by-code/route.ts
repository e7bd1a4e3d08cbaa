import { z } from 'zod'
import { storesByFamily } from '@/lib/auth/stores-by-family'
import { database } from '@/lib/db/client'
import { MAY } from '@/lib/domain/permissions'
import { findByCode } from '@/lib/orders/lists/find-by-code'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

const query = z.object({ code: z.string().trim().min(1, 'required').max(2_000, 'tooLong') })

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(
    withinStores('food.see', 'parcels.see', 'express.see'),
    query,
    given,
    ({ code }, actor) => {
      const stores = storesByFamily(actor, MAY.see)
      return findByCode(database(), { stores, code })
    },
  )
}
