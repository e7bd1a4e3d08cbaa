import bwip from 'bwip-js/node'
import { inLanguage } from '../../core/regions'
import type { ExpressOrder } from '../order'
import type { Page } from './pdf-page'

export const LABEL_MM = { width: 100, height: 150 }

const MARGIN = 6
const INNER = LABEL_MM.width - 2 * MARGIN
/** Scanners want ten modules of white on either side, and no module below a quarter of a millimetre. */
const QUIET_MODULES = 10
const WIDEST_MODULE = 0.5
const BARCODE_HEIGHT = 24

/** Draws a waybill: barcode and code, route, parties, appointment, what is to be collected. */
export function drawLabel(page: Page, order: ExpressOrder, copy: string) {
  const { request, locker, lang } = order
  page.text('HOME EXPRESS', { x: MARGIN, y: 12, size: 4.5 })
  page.text(request.product.code, { x: 62, y: 12, size: 4 })
  drawBarcode(page, order.shipmentCode, 18)
  page.text(order.shipmentCode, { x: centred(page, order.shipmentCode, 5), y: 49, size: 5 })
  rule(page, 53)
  const to = request.recipient
  page.text('TO', { x: MARGIN, y: 59, size: 3.5 })
  const recipient = `${to.name}  +${to.countryCode} ${to.phone}`
  paragraph(page, recipient, { x: 16, y: 59, size: 4, lines: 1 })
  const where = locker ? `${locker.code} ${inLanguage(locker.address, lang)}` : to.address.text
  paragraph(page, where, { y: 66, size: 3.6, lines: 5 })
  rule(page, 92)
  const from = request.sender
  page.text('FROM', { x: MARGIN, y: 98, size: 3 })
  paragraph(page, `${from.name}  ${from.phone}`, { x: 18, y: 98, size: 3, lines: 1 })
  paragraph(page, from.address.text, { y: 103, size: 2.8, lines: 3 })
  rule(page, 113)
  for (const [i, line] of detailLines(order).entries())
    paragraph(page, line, { y: 118 + i * 4.6, size: 3, lines: 1 })
  paragraph(page, request.remark, { y: 141, size: 2.8, lines: 2 })
  page.text(copy, { x: 90, y: 148, size: 2.8 })
}

function detailLines({ request, orderId }: ExpressOrder) {
  const { pickup, delivery, boxSize, boxQuantity, totalWeight, cod } = request
  return [
    `Order ${orderId}   Ref ${request.clientOrderId}`,
    `Pickup ${pickup.date} ${pickup.period}`,
    `Delivery ${delivery.date} ${delivery.period}`,
    `Box ${boxSize} x ${boxQuantity}   ${totalWeight === undefined ? '' : `${totalWeight} g`}`,
    `Collect HKD ${(Number(cod.cash) + Number(cod.serviceFee)).toFixed(2)}`,
  ]
}

/** Code 128, its modules as wide as the label allows. */
function drawBarcode(page: Page, code: string, y: number) {
  const widths = modulesOf(code)
  const modules = widths.reduce((sum, width) => sum + width, 0)
  const moduleWidth = Math.min(WIDEST_MODULE, INNER / (modules + 2 * QUIET_MODULES))
  let x = (LABEL_MM.width - modules * moduleWidth) / 2
  const bars = widths.flatMap((width, i) => {
    const bar = { x, y, width: width * moduleWidth, height: BARCODE_HEIGHT }
    x += width * moduleWidth
    return i % 2 === 0 ? [bar] : []
  })
  page.bars(bars)
}

/** Widths of bars and spaces in turn, in modules. */
function modulesOf(code: string): number[] {
  const [symbol] = bwip.raw('code128', code)
  if (!symbol || !('sbs' in symbol)) throw new Error(`no barcode can be made of ${code}`)
  return symbol.sbs
}

const rule = (page: Page, y: number) => page.bars([{ x: MARGIN, y, width: INNER, height: 0.3 }])

const centred = (page: Page, text: string, size: number) =>
  (LABEL_MM.width - page.textWidth(text, size)) / 2

type Lines = {
  /** The left margin when it is left out. */
  readonly x?: number
  readonly y: number
  readonly size: number
  readonly lines: number
}

/** As many lines as there is room for, broken where they are full; what is left over is left out. */
function paragraph(page: Page, text: string, { x = MARGIN, y, size, lines }: Lines) {
  const room = LABEL_MM.width - MARGIN - x
  let line = ''
  let number = 0
  const write = () => page.text(line.trim(), { x, y: y + number * size * 1.35, size })
  for (const letter of text.replace(/\s+/g, ' ')) {
    if (page.textWidth(line + letter, size) > room) {
      write()
      line = ''
      number += 1
      if (number === lines) return
    }
    line += letter
  }
  write()
}
