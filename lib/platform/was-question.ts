import type { PlatformError } from './errors'

/** What changes something on the platform, by the names that the three clients give their calls. */
const CHANGING: ReadonlySet<string> = new Set([
  ...['createOrder', 'cancelOrder'],
  ...['updateRegularHours', 'updateTemporaryHours', 'updateBusinessStatus', 'updateBufferTime'],
])

/** Whether the call only asked: whatever became of it, nothing was ordered and nothing changed. */
export function wasQuestion({ operation }: PlatformError): boolean {
  return !CHANGING.has(operation)
}
