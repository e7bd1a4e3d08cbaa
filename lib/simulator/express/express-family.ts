import { fileAnswer } from '../core/exchange'
import type { ControlledOrder, Family } from '../core/family'
import { signatureFamily } from '../core/signature-family'
import type { World } from '../core/world'
import { announceException, CURRENT_CALLBACK_PATH, LEGACY_CALLBACK_PATH } from './announce'
import type { ExpressOperation } from './express-operation'
import { ExpressState } from './express-state'
import { cancelOrder } from './operations/cancel-order'
import { createOrder } from './operations/create-order'
import { getWaybill } from './operations/get-waybill'
import { getWaybillPdf } from './operations/get-waybill-pdf'
import { listOrderLog } from './operations/list-order-log'
import { listPickupPoints } from './operations/list-pickup-points'
import { listSlots } from './operations/list-slots'
import { trackEvents } from './operations/track-events'
import type { ExpressOrder } from './order'
import { receiptPicture } from './receipts'
import { CANCELLED } from './statuses'
import { waybillPdf } from './waybill-pdf'
import { readWaybillPdfPath } from './waybill-pdf-path'

/** Paths of the express family (express §4). */
const OPERATIONS: readonly (readonly [string, ExpressOperation])[] = [
  ['/order/homeexpress/create', createOrder],
  ['/order/homeexpress/waybill_pdf', getWaybillPdf],
  ['/order/homeexpress/waybill', getWaybill],
  ['/order/homeexpress/event_track', trackEvents],
  ['/order/homeexpress/list_order_log', listOrderLog],
  ['/order/homeexpress/cancel', cancelOrder],
  ['/order/homeexpress/get_datetime', listSlots],
  ['/pickup_points', listPickupPoints],
]

/** The home express family, version segment `/v1.1`, in Hong Kong alone. */
export function expressFamily(world: World): Family {
  const express = new ExpressState(world)
  return signatureFamily(world, {
    basePath: '/v1.1',
    callbackPaths: [CURRENT_CALLBACK_PATH, LEGACY_CALLBACK_PATH],
    regions: ['HK'],
    operations: new Map(
      OPERATIONS.map(([path, operation]) => [path, (call) => operation(call, express)]),
    ),
    order(orderId) {
      const order = express.orders.find(orderId)
      return order && controlled(world, order)
    },
    orders: () => express.orders.all().map((order) => controlled(world, order)),
    file: (path) => fileAt(express, path),
    reset: () => express.reset(),
  })
}

/** The control interface sees legacy statuses: they are the finer ones. */
function controlled(world: World, order: ExpressOrder): ControlledOrder {
  const { orderId, request, life } = order
  return {
    orderId,
    clientOrderId: request.clientOrderId,
    status: life.status,
    advance: () => life.advance(),
    cancel: () => life.cancel(CANCELLED),
    hold: () => life.hold(),
    report: (text) => announceException(world, order, text),
  }
}

function fileAt(express: ExpressState, path: string) {
  const picture = receiptPicture(express, path)
  if (picture) return Promise.resolve(fileAnswer('image/png', picture))
  const asked = readWaybillPdfPath(path)
  const order = asked && express.orders.find(asked.orderId)
  return order && printed(order, asked)
}

async function printed(order: ExpressOrder, asked: Parameters<typeof waybillPdf>[1]) {
  return fileAnswer('application/pdf', await waybillPdf(order, asked))
}
