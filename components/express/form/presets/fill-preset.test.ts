import { expect, it } from 'vitest'
import { blankWaybill, type TypedWaybill } from '@/lib/express/model/typed-waybill'
import { fillPreset, presetOf } from './fill-preset'

const BLANK = blankWaybill('key', 3)
const VALUES = {
  product: 'HDP-PND-1-H',
  box: 'S',
  boxes: '',
  weight: '900',
  valuePlus: '',
  services: [
    { code: 'A1', count: '1', value: '', fee: '' },
    { code: 'B2', count: '', value: '', fee: '' },
  ],
} as const
const fill = (change: Partial<TypedWaybill>, isByItself: boolean) =>
  fillPreset({
    typed: { ...BLANK, ...change },
    values: { ...VALUES, services: [...VALUES.services] },
    sender: BLANK.sender,
    isByItself,
  })

it('fills product, box, weight and all of its services, and says which', () => {
  const { typed, filled } = fill({}, false)
  expect(typed).toMatchObject({ product: 'HDP-PND-1-H', box: 'S', weight: '900' })
  expect(typed.services.map(({ code }) => code)).toEqual(['A1', 'B2'])
  expect(filled).toEqual(['product', 'box', 'weight', 'services'])
})

it('by itself takes the place of nothing that was typed', () => {
  const { typed, filled } = fill({ product: 'HDP-ECOMM-H', box: 'L', weight: '1200' }, true)
  expect(typed).toMatchObject({ product: 'HDP-PND-1-H', box: 'L', weight: '1200' })
  expect(filled).toEqual(['product', 'services'])
})

it('by itself changes no product by which something would be lost', () => {
  const recipient = { ...BLANK.recipient, lockerCode: 'PN00001' }
  const { typed, filled } = fill({ product: 'HDP-ECOMM-L', recipient }, true)
  expect(typed.product).toBe('HDP-ECOMM-L')
  expect(filled).not.toContain('product')
})

it('is made of what a form says of its parcel', () => {
  const { typed } = fill({}, false)
  expect(presetOf(typed)).toEqual(VALUES)
})
