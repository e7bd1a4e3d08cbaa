import { randomUUID } from 'node:crypto'
import type { WaybillForm } from '@/lib/express/model/waybill-form'

/** A waybill from the warehouse to a door that is right in every field, without slots. */
export function waybillForm(storeId: number, change: Partial<WaybillForm> = {}): WaybillForm {
  return {
    formKey: randomUUID(),
    storeId,
    product: 'HDP-SFWH-H',
    draft: {
      recipient: {
        name: 'Chan Tai Man',
        callingCode: '852',
        phone: '61234567',
        address: {
          floor: '12',
          building: 'Sha Tin Centre',
          street: '2 Wang Pok Street',
          district: '沙田區',
          area: 'New Territories',
        },
        location: { lat: 22.3814, lng: 114.1886 },
      },
      items: [{ code: 'A-1', name: 'Tea', quantity: 1 }],
    },
    ...change,
  }
}
