import type { LabelChoice } from './model/label'
import type { PickOrder } from './model/pick-order'
import type { WaybillFilter } from './model/waybill-filter'

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
  stations: () => '/api/printing/stations',
  runJob: (runId: number) => `/api/printing/runs/${runId}/job`,
  runFile: (runId: number) => `/api/printing/runs/${runId}`,
}

/** Query keys of the print desk. */
export const printingKeys = {
  pile: () => ['printing', 'pile'] as const,
  stations: () => ['printing', 'stations'] as const,
  runJob: (runId: number) => ['printing', 'job', runId] as const,
  waybills: (filter: WaybillFilter) => ['printing', 'waybills', filter] as const,
}

/** In the address of the desk: what is in the queue goes to this device's station once it is ready. */
export const SEND_WHEN_READY = 'send'

export const printingPaths = {
  desk: (filter: Partial<WaybillFilter> = {}) => {
    const query = new URLSearchParams(filterInAddress(filter)).toString()
    return query === '' ? '/print' : `/print?${query}`
  },
  deskThatSends: (filter: Partial<WaybillFilter>) =>
    `/print?${new URLSearchParams({ ...filterInAddress(filter), [SEND_WHEN_READY]: '1' }).toString()}`,
  run: (runId: number) => `/print/${runId}`,
  pickList: (of: PickingOf) => `/print/pick-list${pickingInAddress(of)}`,
  packingSlips: (of: PickingOf) => `/print/packing-slips${pickingInAddress(of)}`,
}

/** For which waybills a pick list is, and in which order; those of the person's queue where neither is named. */
type PickingOf = { run?: number; import?: number; order?: PickOrder; reversed?: boolean }

function pickingInAddress({ run, import: file, order, reversed }: PickingOf): string {
  const query = new URLSearchParams({
    ...(run !== undefined && { run: String(run) }),
    ...(file !== undefined && { import: String(file) }),
    ...(order !== undefined && { order }),
    ...(reversed && { reversed: '1' }),
  }).toString()
  return query === '' ? '' : `?${query}`
}

/** What a view has that says nothing of it; as `readWaybillFilter` takes it. */
const USUAL: Readonly<Partial<Record<string, string>>> = { printed: 'no', stage: 'here' }

/** A filter as addresses have it: what is not narrowed down is not there. */
export function filterInAddress(filter: Partial<WaybillFilter>): Record<string, string> {
  const parts = Object.entries(filter).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(parts.filter(([name, text]) => text !== '' && text !== USUAL[name]))
}
