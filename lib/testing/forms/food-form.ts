import { randomUUID } from 'node:crypto'
import type { OrderForm } from '@/lib/food/model/order-form'

/** A form that is right in every field, for a store in Central; change what the test is about. */
export function foodForm(storeId: number, change: Partial<OrderForm> = {}): OrderForm {
  return {
    formKey: randomUUID(),
    storeId,
    delivery: 'courier',
    pickupCode: '',
    clientOrderId: '',
    recipientName: 'Chan Tai Man',
    recipientPhone: '91234567',
    address: '18/F, 88 Queen’s Road Central',
    location: { lat: 22.2849, lng: 114.1533 },
    addressId: '',
    amount: '250.50',
    paymentKind: 2,
    remark: '',
    storeRemark: '',
    kitchenNote: '',
    when: 'now',
    scheduledFor: '',
    ...change,
  }
}
