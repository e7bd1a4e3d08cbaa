import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { epoch, record, text, webAddress } from '../wire-values'
import { orderFields, type OrderRef } from './references'

/** A4 prints two copies unless it is told otherwise; the label is always one (express §4.2). */
export type WaybillPaper =
  | { readonly size: 'A4'; readonly copies?: 1 | 2 | undefined }
  | { readonly size: '100X150' }

export type WaybillPdfQuery = OrderRef & {
  /** Null to leave it all to the platform: some locker suppliers take no options. */
  readonly paper?: WaybillPaper | null | undefined
}

type WaybillPdf = {
  readonly orderId: string | null
  readonly clientOrderId: string | null
  readonly pdfUrl: string
  readonly at: Date | null
  readonly raw: JsonValue
}

/** Express §4.2. Without an address there is nothing to print: unreadable. */
export function waybillPdf(query: WaybillPdfQuery): SignedCall<WaybillPdf> {
  const { paper } = query
  return {
    operation: 'waybillPdf',
    changes: false,
    path: '/order/homeexpress/waybill_pdf',
    data: () => ({
      ...orderFields(query),
      paper_size: paper?.size,
      copies: paper?.size === 'A4' ? paper.copies : undefined,
    }),
    answer: (data) => {
      const wire = pdf.parse(data)
      if (wire.waybill_pdf_url === null) throw new Error('no address of a waybill')
      return {
        orderId: wire.order_id,
        clientOrderId: wire.client_order_id,
        pdfUrl: wire.waybill_pdf_url,
        at: wire.timestamp,
        raw: data,
      }
    },
  }
}

const pdf = record({
  order_id: text,
  client_order_id: text,
  waybill_pdf_url: webAddress,
  timestamp: epoch,
})
