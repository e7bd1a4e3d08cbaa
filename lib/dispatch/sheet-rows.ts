import type { BatchRow, SheetRow } from './schema'

/** A batch as a courier signs for it. What the platform may not have is nobody's to sign for. */
export function sheetRows(rows: readonly BatchRow[]): SheetRow[] {
  return rows
    .filter(({ state }) => state !== 'unconfirmed')
    .map(({ orderId, clientOrderId, trackingNo, shipmentCode, recipientName, boxes, out }) => ({
      ...{ orderId, clientOrderId, trackingNo, shipmentCode, recipientName, boxes },
      outAt: out?.at ?? null,
    }))
}
