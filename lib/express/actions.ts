'use server'

import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { decideToResend } from '@/lib/orders/doubt/decide-to-resend'
import { resendFormSchema } from '@/lib/orders/doubt/doubt-forms'
import { placeOrder } from '@/lib/orders/placing/place-order'
import { action } from '@/lib/server/action'
import { byRecord } from '@/lib/server/may'
import { expressOrders } from './express-orders'
import { cancelWaybillSchema } from './model/waybill-detail'
import { waybillFormSchema } from './model/waybill-form'

export const placeWaybill = action({
  schema: waybillFormSchema,
  may: 'express.place',
  run: (input) => placeOrder(expressOrders, input),
})

export const cancelWaybill = action({
  schema: cancelWaybillSchema,
  may: byRecord('express.cancel'),
  run: (input) => cancelOrder(expressOrders, input),
})

export const resendWaybill = action({
  schema: resendFormSchema,
  may: byRecord('express.place'),
  run: ({ actor, form }) => decideToResend(expressOrders, { actor, ...form }),
})
