import { expect, it } from 'vitest'
import { readRecipientRow, toRecipientRow } from './recipient-rows'
import { RECIPIENT_COLUMNS, type RecipientColumn } from './recipients'

const row = (cells: Partial<Record<RecipientColumn, string>>) =>
  RECIPIENT_COLUMNS.map((column) => cells[column] ?? '')

it('reads a line as it is written', () => {
  const recipient = {
    name: 'Chan Tai Man',
    callingCode: '852',
    phone: '61234567',
    callingCode2: '86',
    phone2: '13900001111',
    address: {
      flat: 'A',
      floor: '3',
      block: '',
      building: 'Tower 1',
      street: '1 King Road',
      district: 'Sha Tin',
      area: 'New Territories',
      postalCode: '',
    },
    location: { lat: 22.38, lng: 114.19 },
    lockerCode: 'PN00001',
  }
  expect(readRecipientRow(toRecipientRow(recipient))).toEqual(recipient)
})

it('finds the area of a district, and writes a locker as lockers are written', () => {
  const read = readRecipientRow(
    row({ name: 'A', phone: '6123 4567', district: '沙田區', lockerCode: 'pn00001' }),
  )
  expect(read).toMatchObject({
    address: { area: 'New Territories' },
    lockerCode: 'PN00001',
    phone: '61234567',
  })
})

it.each([{ name: 'A' }, { phone: '61234567' }, { name: 'A', phone: 'none' }])(
  'refuses %j, whom nobody can call by name',
  (cells) => {
    expect(readRecipientRow(row(cells))).toBeNull()
  },
)
