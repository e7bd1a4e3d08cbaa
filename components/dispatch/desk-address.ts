import { readBatchKey } from '@/lib/domain/dispatch-batch'

/** How the scan desk is set, as its address says, so that a desk can be sent or kept. */
export type DeskAddress = { mode: 'find' | 'out'; store: number | null; batch: string | null }

export function readDeskAddress(params: { get: (name: string) => string | null }): DeskAddress {
  const store = Number(params.get('store'))
  const batch = params.get('batch') ?? ''
  return {
    mode: params.get('mode') === 'out' ? 'out' : 'find',
    store: Number.isSafeInteger(store) && store > 0 ? store : null,
    batch: readBatchKey(batch) ? batch : null,
  }
}
