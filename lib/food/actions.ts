'use server'

import { cancelOrder as cancel } from '@/lib/orders/cancelling/cancel-order'
import { decideToResend } from '@/lib/orders/doubt/decide-to-resend'
import { resendFormSchema } from '@/lib/orders/doubt/doubt-forms'
import { placeOrder as place } from '@/lib/orders/placing/place-order'
import { action } from '@/lib/server/action'
import { byRecord, withinStores } from '@/lib/server/may'
import { findOwnOrders as searchHere } from './find/find-own-orders'
import { findPlatformOrder as searchPlatform } from './find/find-platform-order'
import { forgetCustomer as forget } from './customers/forget-customer'
import { noteCustomer as note } from './customers/note-customer'
import { foodOrders } from './food-orders'
import { markKitchen as mark } from './kitchen/mark-kitchen'
import { cancelFormSchema } from './model/cancel-form'
import { forgetCustomerSchema, noteCustomerSchema } from './model/customer-requests'
import { findFormSchema, findPageSchema } from './model/find-order'
import { kitchenFormSchema, refusalFormSchema } from './model/kitchen-form'
import { pricedOrderSchema } from './model/order-form'
import { acknowledgeRefusal as acknowledge } from './placing/acknowledge-refusal'

export const placeOrder = action({
  schema: pricedOrderSchema,
  may: 'food.place',
  run: (input) => place(foodOrders, input),
})

export const cancelOrder = action({
  schema: cancelFormSchema,
  may: byRecord('food.cancel'),
  run: (input) => cancel(foodOrders, input),
})

export const resendFoodOrder = action({
  schema: resendFormSchema,
  may: byRecord('food.place'),
  run: ({ actor, form }) => decideToResend(foodOrders, { actor, ...form }),
})

/** An action and no read: a customer's phone number has no business in an address. */
export const findOwnOrders = action({
  schema: findPageSchema,
  may: withinStores('food.see'),
  run: ({ actor, form }) => searchHere({ actor, page: form }),
})

export const findPlatformOrder = action({
  schema: findFormSchema,
  may: withinStores('food.see'),
  run: searchPlatform,
})

export const forgetCustomer = action({
  schema: forgetCustomerSchema,
  may: byRecord('food.place'),
  run: ({ actor, form }) => forget({ actor, ...form }),
})

/** "Food ready" and "Handed over", in our own history alone (decision 0245). */
export const markKitchen = action({
  schema: kitchenFormSchema,
  may: byRecord('food.place'),
  run: mark,
})

export const acknowledgeRefusal = action({
  schema: refusalFormSchema,
  may: byRecord('food.place'),
  run: ({ actor, form }) => acknowledge({ actor, ...form }),
})

export const noteCustomer = action({
  schema: noteCustomerSchema,
  may: byRecord('food.place'),
  run: ({ actor, form }) => note({ actor, ...form }),
})
