import type { EstimateQuery } from '@/lib/food/schema'
import type { DraftOrder } from './draft'

type Asked = Pick<DraftOrder, 'storeId' | 'location' | 'when' | 'scheduledFor'>

/** What can be asked of a form as it stands, or what is missing to ask it. */
export function estimateOf(
  { storeId, location, when, scheduledFor }: Asked,
  isTimeRight: boolean,
): EstimateQuery | 'pin' | 'time' {
  if (storeId === undefined || !location) return 'pin'
  if (when === 'now') return { storeId, ...location, scheduledFor: '' }
  return isTimeRight ? { storeId, ...location, scheduledFor } : 'time'
}
