import type { OrderCard } from '@/lib/orders/model/order-card'

/** A placed order waiting for its courier, made at `MADE`, with what a test wants otherwise. */
export const MADE = Date.parse('2025-03-04T04:00:00Z')

export function card(changes: Partial<OrderCard> = {}): OrderCard {
  return {
    id: 1,
    family: 'food',
    storeId: 7,
    formKey: null,
    clientOrderId: '2503040001',
    platformOrderId: '900001',
    labelNumber: null,
    pickupCode: '0001',
    placing: 'placed',
    refusal: null,
    waitUntil: null,
    cancelling: null,
    origin: 'here',
    selfPickup: false,
    stage: 'waiting',
    statusCode: 9001,
    statusText: null,
    statusAt: null,
    pickedUpAt: null,
    createdAt: minute(0),
    scheduledFor: null,
    scheduledAllDay: false,
    kitchenStartAt: null,
    closedAt: null,
    isPseudonymised: false,
    title: null,
    recipientName: 'Chan',
    recipientPhone: '91234567',
    recipientCallingCode: null,
    address: '1 Queen’s Road',
    totalCents: 12_800,
    kitchenNote: null,
    foodReadyAt: null,
    handedOverAt: null,
    refusalSeenAt: null,
    courier: null,
    next: null,
    version: 1,
    ...changes,
  }
}

/** The instant so many minutes after `MADE`, ISO. */
export function minute(minutes: number): string {
  return new Date(MADE + minutes * 60_000).toISOString()
}
