'use server'

import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { decideToResend } from '@/lib/orders/doubt/decide-to-resend'
import { resendFormSchema } from '@/lib/orders/doubt/doubt-forms'
import { placeOrder } from '@/lib/orders/placing/place-order'
import { action } from '@/lib/server/action'
import { byRecord } from '@/lib/server/may'
import { cancelParcelSchema } from './model/cancel-form'
import { submittedParcelSchema } from './model/parcel-form'
import { routeIdSchema, saveRouteSchema } from './model/route-requests'
import { parcelOrders } from './parcel-orders'
import { deleteRoute as takeAway } from './routes/delete-route'
import { saveRoute as keep } from './routes/save-route'
import { takeRoute as take } from './routes/take-route'

export const placeParcel = action({
  schema: submittedParcelSchema,
  may: 'parcels.place',
  run: (input) => placeOrder(parcelOrders, input),
})

export const saveRoute = action({ schema: saveRouteSchema, may: 'parcels.place', run: keep })

/** An action and no read: it says of the route that it is used. */
export const takeRoute = action({
  schema: routeIdSchema,
  may: byRecord('parcels.place'),
  run: take,
})

export const deleteRoute = action({
  schema: routeIdSchema,
  may: byRecord('parcels.place'),
  run: takeAway,
})

export const cancelParcel = action({
  schema: cancelParcelSchema,
  may: byRecord('parcels.cancel'),
  run: (input) => cancelOrder(parcelOrders, input),
})

export const resendParcel = action({
  schema: resendFormSchema,
  may: byRecord('parcels.place'),
  run: ({ actor, form }) => decideToResend(parcelOrders, { actor, ...form }),
})
