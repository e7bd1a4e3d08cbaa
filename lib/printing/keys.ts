import type { LabelChoice } from './schema'

/** Addresses of what is printed: the only place that spells them. */
export const printingReads = {
  label: (orderId: number, { paper, copies }: LabelChoice) =>
    `/api/printing/labels/${orderId}?${new URLSearchParams({
      paper,
      copies: String(copies),
    }).toString()}`,
}
