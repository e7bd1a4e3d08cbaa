import { expect, it } from 'vitest'
import type { WaybillDetail } from '@/lib/express/model/waybill-detail'
import { partiesOf } from './parties-of'

const NOBODY = { name: null, phone: null, address: null, district: null, area: null, region: 'HK' }
const waybill = (change: object) =>
  ({
    sender: NOBODY,
    recipient: { ...NOBODY, phone2: null, lockerCode: null, lockerAddress: null },
    ...change,
  }) as NonNullable<WaybillDetail['waybill']>

const asked: WaybillDetail['asked'] = {
  product: 'HDP-SFWH-H',
  draft: {
    recipient: {
      name: 'Chan',
      callingCode: '852',
      phone: '61234567',
      phone2: '91234567',
      address: { flat: 'B', floor: '12', building: 'Wing Wah', street: '88 Nathan Road' },
    },
  },
}

it('shows what was asked for while the platform has told nothing', () => {
  expect(partiesOf({ waybill: null, asked })).toEqual({
    sender: { name: null, platformName: null, phones: [], address: [], locker: null },
    recipient: {
      name: 'Chan',
      platformName: null,
      phones: ['+852 61234567', '91234567'],
      address: ['Flat B, 12/F, Wing Wah', '88 Nathan Road'],
      locker: null,
    },
  })
})

it('shows the platform’s account beside our name, with the country code that only we know', () => {
  const told = { ...NOBODY, name: 'Chan Tai Man', phone: '61234567', address: 'B 12 Wing Wah' }
  const recipient = { ...told, district: 'Yau Tsim Mong', area: 'Kowloon', phone2: null }
  expect(partiesOf({ waybill: waybill({ recipient }), asked }).recipient).toEqual({
    name: 'Chan',
    platformName: 'Chan Tai Man',
    phones: ['+852 61234567'],
    address: ['B 12 Wing Wah', 'Yau Tsim Mong, Kowloon'],
    locker: null,
  })
})

it('takes no other spacing or case for another name', () => {
  const recipient = { ...NOBODY, name: 'CHAN ', phone: null, phone2: null }
  expect(partiesOf({ waybill: waybill({ recipient }), asked }).recipient).toMatchObject({
    name: 'Chan',
    platformName: null,
  })
})

it('shows a waybill that was placed elsewhere, and its locker', () => {
  const recipient = {
    ...NOBODY,
    name: 'Lee',
    phone: '61234567',
    phone2: '91234567',
    lockerCode: 'PN0001',
    lockerAddress: 'Market, Sha Tin',
  }
  expect(partiesOf({ waybill: waybill({ recipient }), asked: null }).recipient).toEqual({
    name: 'Lee',
    platformName: null,
    phones: ['61234567', '91234567'],
    address: [],
    locker: { code: 'PN0001', address: 'Market, Sha Tin' },
  })
})

it('does not repeat the district that the address names already', () => {
  const recipient = {
    ...NOBODY,
    phone2: null,
    address: 'B 12 Wing Wah, 沙田區',
    district: '沙田區',
  }
  expect(partiesOf({ waybill: waybill({ recipient }), asked: null }).recipient.address).toEqual([
    'B 12 Wing Wah, 沙田區',
  ])
})
