import { describe, expect, it } from 'vitest'
import { type Locale, LOCALES } from './locales'
import { messagesOf } from './messages'

/** By whom an order is numbered, and what the pages call that number. */
const numbersOf = (language: Locale) => {
  const all = messagesOf(language)
  const { numbers } = all.waybillPage
  return {
    order: [
      numbers.clientOrderId,
      all.waybills.form.fields.clientOrderId,
      all.parcelPage.ourNumber,
      all.imports.fields.clientOrderId,
      all.exceptions.file.clientOrderId,
      all.sheets.sheet.client,
      all.printing.pile.orders.number,
      all.food.order.clientOrderId,
      all.food.form.clientOrderId,
      all.parcelForm.notes.clientOrderId,
    ],
    shipment: [
      numbers.clientShipmentCode,
      all.waybills.form.fields.clientShipmentCode,
      all.imports.fields.clientShipmentCode,
      all.parcelPage.shipmentCode,
      all.parcelForm.notes.reference,
    ],
    platform: [all.parcelPage.platformNumber, all.exceptions.file.platformOrderId],
    tracking: [numbers.trackingNumber, all.sheets.sheet.tracking],
    waybill: [all.sheets.sheet.shipment],
  }
}

describe.each(LOCALES)('in %s', (language) => {
  it('each number of an order has one name, and no two have the same', () => {
    const names = Object.values(numbersOf(language)).map((said) => [...new Set(said)])
    expect(names.filter(({ length }) => length > 1)).toEqual([])
    expect(new Set(names.flat()).size).toBe(names.length)
  })
})

describe('the word for the courier’s coming', () => {
  const textsOf = (language: Locale) => JSON.stringify(messagesOf(language))

  it('is 取件 in Chinese, since 收件 is the person who gets it', () => {
    expect(textsOf('zh-HK').match(/.{5}收件(?!人).{5}/g)).toBeNull()
  })

  it('is pickup in English', () => {
    expect(
      textsOf('en').match(/.{9}\b(?:collection|collected|coming to collect)\b.{9}/gi),
    ).toBeNull()
  })
})
