import { type Answer, fileAnswer, jsonAnswer, type Received } from '../core/signed/exchange'
import type { ControlledOrder, Family } from '../core/family'
import type { World } from '../core/world'
import { cancelLife, PARCEL_CALLBACK_PATH } from './open-order'
import { openCall, type ParcelOperation } from './parcel-call'
import { cancelOrder } from './operations/cancel-order'
import { createOrder } from './operations/create-order'
import { getOrder } from './operations/get-order'
import { getOrderStatus } from './operations/get-order-status'
import { issueToken } from './operations/issue-token'
import { listBusinessPositions } from './operations/list-business-positions'
import { listVas } from './operations/list-vas'
import { quoteOrder } from './operations/quote-order'
import type { ParcelOrder } from './order'
import { httpStatusOf, ParcelError, meaningOf } from './parcel-error'
import { ParcelState } from './parcel-state'
import { receiptPicture } from './receipts'

const TOKEN_PATH = '/oauth/token'

/** The other paths of the parcel family (conventions §4); each asks for a token. */
const OPERATIONS: ReadonlyMap<string, ParcelOperation> = new Map([
  ['/vas', listVas],
  ['/business_positions', listBusinessPositions],
  ['/order/create', createOrder],
  ['/order/info', getOrder],
  ['/order/cancel', cancelOrder],
  ['/order/status', getOrderStatus],
  ['/order/quote', quoteOrder],
])

/** The parcel order family, version segment `/parcel/v1.0`. */
export function parcelFamily(world: World): Family {
  const parcels = new ParcelState(world)
  return {
    basePath: '/parcel/v1.0',
    callbackPaths: [PARCEL_CALLBACK_PATH],
    once: new Set(['/order/create', '/order/cancel']),
    has: (path) => path === TOKEN_PATH || OPERATIONS.has(path),
    answer: (path, request) => withHeaders(answer(parcels, path, request), request),
    refusal: (code) => refusal(code, meaningOf(code)),
    order(orderId) {
      const order = parcels.orders.find(orderId)
      return order && controlled(order)
    },
    orders: () => parcels.orders.all().map(controlled),
    file(path) {
      const picture = receiptPicture(parcels, path)
      return picture && Promise.resolve(fileAnswer('image/png', picture))
    },
    reset: () => parcels.reset(),
  }
}

function answer(parcels: ParcelState, path: string, request: Received): Answer {
  try {
    if (request.method !== 'POST') return refusal(40001, 'POST only', 404)
    const data = work(parcels, path, request)
    return jsonAnswer(200, data === undefined ? { error: 0 } : { error: 0, data }, 'error=0')
  } catch (error) {
    if (error instanceof ParcelError) return refusal(error.code, error.message)
    throw error
  }
}

function work(parcels: ParcelState, path: string, request: Received) {
  if (path === TOKEN_PATH) return issueToken(request.body, parcels)
  const operation = OPERATIONS.get(path)
  return operation?.(openCall(request, parcels.tokens), parcels)
}

const refusal = (code: number, message: string, status = httpStatusOf(code)) =>
  jsonAnswer(status, { error: code, err_msg: message }, `error=${code} ${message}`)

/** Every answer of the family carries its version and gives the request id back (conventions §5.1). */
function withHeaders(given: Answer, { headers }: Received): Answer {
  const requestId = headers['ks-client-request-id']
  const echoed = typeof requestId === 'string' ? { 'KS-Client-Request-Id': requestId } : {}
  return { ...given, headers: { ...given.headers, 'KS-Api-Version': '1.0', ...echoed } }
}

const controlled = (order: ParcelOrder): ControlledOrder => ({
  orderId: order.orderId,
  clientOrderId: order.request.clientOrderId,
  status: order.life.status,
  advance: () => order.life.advance(),
  cancel: () => cancelLife(order),
  hold() {
    order.life.hold()
    order.deadline.cancel()
  },
})
