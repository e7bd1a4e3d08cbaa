import type { Mark } from '../seeds/personal-marks'
import { foodForm } from './food-form'
import { parcelForm } from './parcel-form'
import { waybillForm } from './waybill-form'

/** A form of each family, with every text that it takes filled in. */
export function markedForms(mark: Mark, { central, shatin }: { central: number; shatin: number }) {
  const text = (place: string) => `${mark.word} ${place}`
  const [first, second, third] = mark.phones
  const food = foodForm(central, {
    recipientName: text('name'),
    recipientPhone: first,
    address: text('address'),
    remark: text('remark'),
    storeRemark: text('note'),
    kitchenNote: text('kitchen'),
    addressId: mark.word,
  })
  const stop = (name: string, lat: number) => ({
    address: text(`${name} street`),
    description: text(`${name} bell`),
    location: { lat, lng: 114.158 },
    contacts: [{ name: text(name), phone: second, company: text('company') }],
  })
  const parcel = parcelForm(central)
  const { items } = parcel.draft
  if (!items) throw new Error('the form names no goods')
  const sent = {
    ...parcel,
    draft: {
      ...parcel.draft,
      path: [stop('sender', 22.2819), stop('recipient', 22.2849)],
      contact: { name: text('contact'), phone: second },
      remark: text('remark'),
      items: { ...items, detail: text('goods') },
    },
  }
  const waybill = waybillForm(shatin)
  const wrapped = {
    ...waybill,
    draft: {
      ...waybill.draft,
      remark: text('remark'),
      recipient: {
        ...waybill.draft.recipient,
        name: text('name'),
        phone: third,
        address: {
          flat: `${mark.word}1`,
          floor: `${mark.word}2`,
          block: `${mark.word}3`,
          building: text('building'),
          street: text('street'),
          district: '沙田區',
          area: 'New Territories',
        },
      },
      items: [{ code: mark.word, name: text('goods'), quantity: 1 }],
    },
  }
  return { food, parcel: sent, waybill: wrapped }
}
