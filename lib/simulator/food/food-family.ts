import type { ControlledOrder, Family } from '../core/family'
import { signatureFamily } from '../core/signed/signature-family'
import type { World } from '../core/world'
import { cancelLife, cancelOrder } from './operations/cancel-order'
import { type FoodOperation, FoodState } from './food-state'
import { checkDistributable } from './operations/check-distributable'
import { createOrder } from './operations/create-order'
import { estimateDelivery } from './operations/estimate-delivery'
import { findOrderByPhone } from './operations/find-order-by-phone'
import { getLatestPosition } from './operations/get-latest-position'
import { getOrder } from './operations/get-order'
import { listSupportingMerchants } from './operations/list-supporting-merchants'
import { predictAssignTime } from './operations/predict-assign-time'
import { predictCompleteTime } from './operations/predict-complete-time'
import { predictDeliveryTime } from './operations/predict-delivery-time'
import { predictPickupTime } from './operations/predict-pickup-time'
import { setBusinessBufferTime } from './operations/set-business-buffer-time'
import { updateMerchantStatus } from './operations/update-merchant-status'
import { FOOD_CALLBACK_PATH } from './open-order'
import type { FoodOrder } from './order'

/** Paths of the food family (food §4). */
const OPERATIONS: readonly (readonly [string, FoodOperation])[] = [
  ['/order/takeaway/estimates', estimateDelivery],
  ['/order/takeaway/create', createOrder],
  ['/order/takeaway/cancel', cancelOrder],
  ['/order/takeaway/info', getOrder],
  ['/order/takeaway/info_by_phone', findOrderByPhone],
  ['/tasker/takeaway/position_latest', getLatestPosition],
  ['/order/takeaway/merchants/supported', listSupportingMerchants],
  ['/order/takeaway/merchants/status', updateMerchantStatus],
  ['/order/takeaway/merchants/business_buffer_time', setBusinessBufferTime],
  ['/order/takeaway/isdistributable', checkDistributable],
  ['/order/takeaway/precompletetime', predictCompleteTime],
  ['/order/takeaway/preassigntime', predictAssignTime],
  ['/order/takeaway/prepickuptime', predictPickupTime],
  ['/order/takeaway/predeliverytime', predictDeliveryTime],
]

/** The food delivery family, version segment `/v1.3`. */
export function foodFamily(world: World): Family {
  const food = new FoodState(world)
  return signatureFamily(world, {
    basePath: '/v1.3',
    callbackPaths: [FOOD_CALLBACK_PATH],
    once: new Set(['/order/takeaway/create', '/order/takeaway/cancel']),
    operations: new Map(
      OPERATIONS.map(([path, operation]) => [path, (call) => operation(call, food)]),
    ),
    order(orderId) {
      const order = food.orders.find(orderId)
      return order && controlled(food, order)
    },
    orders: () => food.orders.all().map((order) => controlled(food, order)),
    reset: () => food.reset(),
  })
}

const controlled = (food: FoodState, order: FoodOrder): ControlledOrder => ({
  orderId: order.orderId,
  clientOrderId: order.request.clientOrderId,
  status: order.life.status,
  advance: () => order.life.advance(),
  cancel: () =>
    cancelLife(food, order, {
      code: '2001',
      type: 'platform',
      reason: 'by the platform',
      user: '',
    }),
  hold: () => order.life.hold(),
})
