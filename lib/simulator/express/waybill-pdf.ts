import { PDFDocument } from 'pdf-lib'
import { drawLabel, LABEL_MM } from './label'
import type { ExpressOrder } from './order'
import { openPage } from './pdf-page'
import type { Paper } from './waybill-pdf-path'

/** Millimetres. On A4 the label is enlarged to the width of the sheet. */
const SHEETS: Readonly<Record<Paper, { width: number; height: number; scale: number }>> = {
  A4: { width: 210, height: 297, scale: 1.9 },
  '100X150': { width: 100, height: 150, scale: 1 },
}

type Asked = { readonly paper: Paper; readonly copies: number }

/** A waybill as PDF: one label a page, a page for each copy. */
export async function waybillPdf(
  order: ExpressOrder,
  { paper, copies }: Asked,
): Promise<Uint8Array> {
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
