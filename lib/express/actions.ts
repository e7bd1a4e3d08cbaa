'use server'

import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { decideToResend } from '@/lib/orders/doubt/decide-to-resend'
import { resendFormSchema } from '@/lib/orders/doubt/doubt-forms'
import { placeOrder } from '@/lib/orders/placing/place-order'
import { action } from '@/lib/server/action'
import { byRecord } from '@/lib/server/may'
import { expressOrders } from './express-orders'
import { presetIdSchema, savePresetSchema } from './model/preset-forms'
import {
  importRecipientsSchema,
  recipientIdSchema,
  recipientStoreSchema,
} from './model/recipient-requests'
import { cancelWaybillSchema } from './model/waybill-detail'
import { waybillFormSchema } from './model/waybill-form'
import { deletePreset as takeAway } from './presets/delete-preset'
import { savePreset as keep } from './presets/save-preset'
import { exportRecipients as writeOut } from './recipients/export-recipients'
import { forgetRecipient as forget } from './recipients/forget-recipient'
import { importRecipients as takeIn } from './recipients/import-recipients'

export const placeWaybill = action({
  schema: waybillFormSchema,
  may: 'express.place',
  run: (input) => placeOrder(expressOrders, input),
})

export const forgetRecipient = action({
  schema: recipientIdSchema,
  may: byRecord('express.place'),
  run: forget,
})

export const importRecipients = action({
  schema: importRecipientsSchema,
  may: 'express.place',
  run: takeIn,
})

export const exportRecipients = action({
  schema: recipientStoreSchema,
  may: 'express.place',
  run: writeOut,
})

export const savePreset = action({ schema: savePresetSchema, may: 'express.place', run: keep })

export const deletePreset = action({
  schema: presetIdSchema,
  may: byRecord('express.place'),
  run: takeAway,
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
