import type { BatchRow } from '@/lib/dispatch/schema'

/** What a parcel is called where there is room for one number: the platform's, else ours. */
export const codeOf = ({ trackingNo, clientOrderId }: BatchRow): string =>
  trackingNo ?? clientOrderId
