import { describe, expect, it } from 'vitest'
import { addressLine, addressLines, inOneLine } from './address-line'

const CHINESE = {
  flat: 'A',
  floor: '12',
  block: '3',
  building: '京瑞廣場',
  street: '安群街3號',
  district: '沙田區',
  area: '新界',
}
const ENGLISH = {
  flat: 'A',
  floor: '12',
  block: '3',
  building: 'Kings Wing Plaza',
  street: '3 On Kwan Street',
  district: 'Sha Tin',
  area: 'New Territories',
}

describe('an address in one line', () => {
  it('goes from the flat up in English, and from the area down in Chinese', () => {
    expect(addressLine(ENGLISH)).toBe(
      'Flat A, 12/F, Block 3, Kings Wing Plaza, 3 On Kwan Street, Sha Tin, New Territories',
    )
    expect(addressLine(CHINESE)).toBe('新界沙田區安群街3號京瑞廣場3座12樓A室')
  })

  it('is Chinese by its street, and so are then its district and area', () => {
    const listed = { district: '沙田區', area: 'New Territories' }
    expect(addressLine({ street: '3 On Kwan Street', ...listed })).toBe(
      '3 On Kwan Street, Sha Tin, New Territories',
    )
    expect(addressLine({ street: '安群街3號', ...listed })).toBe('新界沙田區安群街3號')
    expect(addressLine({ street: '安群街3號', district: 'Fo Tan' })).toBe('Fo Tan安群街3號')
    expect(addressLine({ building: 'Tower 1', street: '安群街3號', floor: '12' })).toBe(
      '安群街3號Tower 1 12樓',
    )
  })

  it.each([
    [{ flat: 'Room 1203', floor: '12/F', block: 'Tower 2' }, 'Room 1203, 12/F, Tower 2'],
    [{ flat: 'Shop 5', floor: 'G', block: '' }, 'Shop 5, G/F'],
    [{ floor: '3樓', street: '9 Mody Road' }, '3/F, 9 Mody Road'],
    [{ flat: '8室', floor: '8/F', street: '彌敦道1號' }, '彌敦道1號8樓8室'],
    [{ floor: 'g', street: '彌敦道1號' }, '彌敦道1號地下'],
    [{ flat: ' ', building: null, street: 'Nathan Road' }, 'Nathan Road'],
  ])('says of %j what each part is, once', (address, line) => {
    expect(addressLine(address)).toBe(line)
  })

  it.each([null, undefined, {}, { flat: ' ' }])('is empty for %j', (address) => {
    expect(addressLine(address)).toBe('')
    expect(addressLines(address)).toEqual([])
  })
})

it('stands on two lines in the same order', () => {
  expect(addressLines(ENGLISH)).toEqual([
    'Flat A, 12/F, Block 3, Kings Wing Plaza',
    '3 On Kwan Street, Sha Tin, New Territories',
  ])
  expect(addressLines(CHINESE)).toEqual(['新界沙田區安群街3號', '京瑞廣場3座12樓A室'])
  expect(inOneLine(addressLines(CHINESE))).toBe(addressLine(CHINESE))
  expect(inOneLine(addressLines(ENGLISH))).toBe(addressLine(ENGLISH))
  expect(addressLines({ ...ENGLISH, postalCode: '999077' }).at(-1)).toMatch(/, 999077$/)
})
