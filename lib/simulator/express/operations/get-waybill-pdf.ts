import { epochSeconds } from '../../core/clock'
import type { Fields } from '../../core/signed/fields'
import type { ExpressOperation } from '../express-state'
import { orderFields } from '../input/order-input'
import type { ExpressOrder } from '../order'

const MOST_COPIES = 2

/** POST /order/homeexpress/waybill_pdf (express §4.2): the address of a PDF under the platform's host. */
export const getWaybillPdf: ExpressOperation = ({ fields }, express) => {
  const key = orderFields(fields)
  const paper = paperField(fields)
  const copies = copiesField(fields, paper)
  const order = express.order(key)
  refuseForOwnLabel(fields, order)
  return {
    order_id: order.orderId,
    client_order_id: order.request.clientOrderId,
    waybill_pdf_url: express.world.publicUrl() + waybillPdfPath(order.orderId, paper, copies),
    timestamp: epochSeconds(express.world.clock.now()),
  }
}

function paperField(fields: Fields): Paper {
  const size = fields.optionalText('paper_size') ?? ''
  if (size === '' || size === 'A4') return 'A4'
  if (size !== '100X150') throw fields.incorrect('paper_size', 'must be A4 or 100X150')
  return size
}

/** An int, or as in the examples a string; only for A4. */
function copiesField(fields: Fields, paper: Paper): number {
  if (!fields.has('copies')) return paper === 'A4' ? MOST_COPIES : 1
  if (paper !== 'A4') throw fields.incorrect('copies', 'only for A4')
  if (!fields.isText('copies')) return fields.int('copies', { min: 1, max: MOST_COPIES })
  const text = fields.text('copies')
  if (text !== '1' && text !== '2') throw fields.incorrect('copies', 'must be 1 or 2')
  return Number(text)
}

/** Some locker suppliers accept neither. */
function refuseForOwnLabel(fields: Fields, { locker }: ExpressOrder) {
  if (!locker?.brand.hasOwnLabel) return
  for (const name of ['paper_size', 'copies'])
    if (fields.has(name)) throw fields.incorrect(name, `not for lockers of ${locker.brand.name}`)
}

export type Paper = 'A4' | '100X150'

/** Where the PDF of a waybill lies under the platform's host. */
const waybillPdfPath = (orderId: string, paper: Paper, copies: number) =>
  `/waybills/${orderId}-${paper}-${copies}.pdf`

/** What an address of `waybillPdfPath` asks for. */
export function readWaybillPdfPath(path: string) {
  const match = /^\/waybills\/([^/]+)-(A4|100X150)-([12])\.pdf$/.exec(path)
  if (!match) return undefined
  const paper: Paper = match[2] === 'A4' ? 'A4' : '100X150'
  return { orderId: match[1] ?? '', paper, copies: Number(match[3]) }
}
