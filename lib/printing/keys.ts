import type { LabelChoice } from './model/label'
import type { WaybillFilter } from './model/printable-waybill'

/** Addresses of what is printed: the only place that spells them. */
export const printingReads = {
  label: (orderId: number, { paper, copies }: LabelChoice) =>
    `/api/printing/labels/${orderId}?${new URLSearchParams({
      paper,
      copies: String(copies),
    }).toString()}`,
  pile: () => '/api/printing/pile',
  waybills: (filter: WaybillFilter, after: string | null) =>
    `/api/printing/waybills?${new URLSearchParams({
      ...filterInAddress(filter),
      ...(after === null ? {} : { after }),
    }).toString()}`,
  runFile: (runId: number) => `/api/printing/runs/${runId}`,
}

/** Query keys of the print desk. */
export const printingKeys = {
  pile: () => ['printing', 'pile'] as const,
  waybills: (filter: WaybillFilter) => ['printing', 'waybills', filter] as const,
}

export const printingPaths = {
  desk: (filter: Partial<WaybillFilter> = {}) => {
    const query = new URLSearchParams(filterInAddress(filter)).toString()
    return query === '' ? '/print' : `/print?${query}`
  },
  run: (runId: number) => `/print/${runId}`,
}

/** What a view has that says nothing of it; as `waybillFilterSchema` takes it. */
const USUAL: Readonly<Partial<Record<string, string>>> = { printed: 'no', stage: 'here' }

/** A filter as addresses have it: what is not narrowed down is not there. */
export function filterInAddress(filter: Partial<WaybillFilter>): Record<string, string> {
  const parts = Object.entries(filter).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(parts.filter(([name, text]) => text !== '' && text !== USUAL[name]))
}
