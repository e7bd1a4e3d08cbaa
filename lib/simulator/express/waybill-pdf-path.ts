export type Paper = 'A4' | '100X150'

/** Where the PDF of a waybill lies under the platform's host. */
export const waybillPdfPath = (orderId: string, paper: Paper, copies: number) =>
  `/waybills/${orderId}-${paper}-${copies}.pdf`

/** What an address of `waybillPdfPath` asks for. */
export function readWaybillPdfPath(path: string) {
  const match = /^\/waybills\/([^/]+)-(A4|100X150)-([12])\.pdf$/.exec(path)
  if (!match) return undefined
  const paper: Paper = match[2] === 'A4' ? 'A4' : '100X150'
  return { orderId: match[1] ?? '', paper, copies: Number(match[3]) }
}
