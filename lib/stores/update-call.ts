import 'server-only'
import type { StoreUpdate } from '@/lib/domain/hours/store-update'
import {
  updateBufferTime,
  updateBusinessStatus,
  updateRegularHours,
  updateTemporaryHours,
} from '@/lib/platform/food/merchant-status'

/** What an update says on the wire, without signature and `meta`; `storeCode` is '' for a buffer. */
export function payloadOf(change: StoreUpdate, storeCode: string): Record<string, unknown> {
  switch (change.kind) {
    case 'regular':
      return { ...updateRegularHours({ storeCode, week: change.elements }).data() }
    case 'temporary':
      return { ...updateTemporaryHours({ storeCode, ranges: change.elements }).data() }
    case 'status':
      return { ...updateBusinessStatus({ storeCode, open: change.open }).data() }
    case 'buffer':
      return { ...updateBufferTime({ minutes: change.minutes }).data() }
  }
}
