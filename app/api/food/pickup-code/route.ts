import { proposePickupCode } from '@/lib/food/propose-pickup-code'
import { pickupCodeQuerySchema } from '@/lib/food/schema'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(pickupCodeQuerySchema, given, ({ storeId }, actor) =>
    proposePickupCode({ actor, storeId }),
  )
}
