import { expect, it } from 'vitest'
import { BLANK_ADDRESS } from '@/lib/express/model/typed-waybill'
import { lookupText } from './find-party-address'

it('asks for the house and its street, without what lies within', () => {
  const house = { block: 'Tower 8', building: ' Parc Oasis ', street: '', district: 'Sham Shui Po' }
  const typed = { ...BLANK_ADDRESS, ...house, flat: 'A', floor: '12', area: 'Kowloon' as const }
  expect(lookupText(typed)).toBe('Tower 8, Parc Oasis, Sham Shui Po')
  expect(lookupText({ ...BLANK_ADDRESS, flat: 'A', floor: '12' })).toBe('')
})
