import { PDFDocument } from 'pdf-lib'
import type { ControlledOrder, Family } from '../core/family'
import { fileAnswer } from '../core/signed/exchange'
import { signatureFamily } from '../core/signed/signature-family'
import type { World } from '../core/world'
import { CURRENT_CALLBACK_PATH, LEGACY_CALLBACK_PATH, announceException } from './announce'
import { type ExpressOperation, ExpressState } from './express-state'
import { cancelOrder } from './operations/cancel-order'
import { createOrder } from './operations/create-order'
import { getWaybill } from './operations/get-waybill'
import { getWaybillPdf, readWaybillPdfPath, type Paper } from './operations/get-waybill-pdf'
import { listOrderLog } from './operations/list-order-log'
import { listPickupPoints } from './operations/list-pickup-points'
import { listSlots } from './operations/list-slots'
import { trackEvents } from './operations/track-events'
import type { ExpressOrder } from './order'
import { LABEL_MM, drawLabel } from './paper/label'
import { openPage } from './paper/pdf-page'
import { receiptPicture } from './receipts'
import { CANCELLED } from './statuses'

/** Millimetres. On A4 the label is enlarged to the width of the sheet. */
const SHEETS: Readonly<Record<Paper, { width: number; height: number; scale: number }>> = {
  A4: { width: 210, height: 297, scale: 1.9 },
  '100X150': { width: 100, height: 150, scale: 1 },
}

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
    once: new Set(['/order/homeexpress/create', '/order/homeexpress/cancel']),
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

type Asked = { readonly paper: Paper; readonly copies: number }

/** A waybill as PDF: one label a page, a page for each copy. */
async function waybillPdf(order: ExpressOrder, { paper, copies }: Asked): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const at = new Date(order.createdAt)
  document.setTitle(`Waybill ${order.shipmentCode}`)
  document.setCreationDate(at)
  document.setModificationDate(at)
  const { width, height, scale } = SHEETS[paper]
  for (let copy = 1; copy <= copies; copy++) {
    const left = (width - LABEL_MM.width * scale) / 2
    const top = (height - LABEL_MM.height * scale) / 2
    const page = await openPage(document, { width, height, left, top, scale })
    drawLabel(page, order, copies > 1 ? `${copy}/${copies}` : '')
  }
  return document.save()
}
