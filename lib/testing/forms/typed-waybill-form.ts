import { EXPRESS_PRODUCTS, type ExpressProduct } from '@/lib/domain/express/express-products'
import {
  blankWaybill,
  type TypedAddress,
  type TypedParty,
  type TypedWaybill,
} from '@/lib/express/model/typed-waybill'

const address = (): TypedAddress => ({
  flat: 'A',
  floor: '3',
  block: '2',
  building: 'Tower 1',
  street: '1 King Road',
  district: '東區',
  area: 'Hong Kong Island',
  postalCode: '999077',
})

const party = (): TypedParty => ({
  name: '陳大文',
  phone: '6123 4567',
  address: address(),
  location: { lat: 22.2841, lng: 114.2241 },
  pinFor: address(),
  withoutPin: false,
})

/** A form in which everything that any product takes was typed, all of it right. */
export function typedWaybill(product: ExpressProduct = EXPRESS_PRODUCTS[0]): TypedWaybill {
  return {
    ...blankWaybill('3f2504e0-4f89-41d3-9a0c-0305e82c3301', 3),
    product,
    sender: { ...party(), name: 'Warehouse', phone: '21110003' },
    recipient: { ...party(), phone2: '51234567', lockerCode: 'HK0001' },
    box: 'XS',
    boxes: '1',
    weight: '1500',
    items: [{ code: 'SKU', name: 'Cup', quantity: '2', price: '12.50' }],
    pickup: { date: '2026-11-23', period: '09:00-13:00' },
    delivery: { date: '2026-11-24', period: '14:00-18:00' },
    valuePlus: '1000',
    services: [{ code: 'OTHER', count: '1', value: '', fee: '' }],
    collect: { freight: '20', goods: '128.5' },
    remark: 'fragile',
    clientOrderId: 'W-1',
    clientShipmentCode: 'S-1',
  }
}
