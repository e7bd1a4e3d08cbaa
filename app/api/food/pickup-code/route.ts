import { pickupCodeQuerySchema } from '@/lib/food/model/order-form'
import { proposePickupCode } from '@/lib/food/placing/propose-pickup-code'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead('food.place', pickupCodeQuerySchema, given, ({ storeId }, actor) =>
    proposePickupCode({ actor, storeId }),
  )
}
