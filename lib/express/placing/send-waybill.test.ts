import { expect, it } from 'vitest'
import { cents } from '@/lib/domain/money'
import { valuePlus } from '@/lib/domain/express/waybill-draft'
import { withValueUnit } from './send-waybill'

const draft = { services: [valuePlus(cents(123_450)), { code: 'OTHER', value: '12.50' }] }

it('tells the value of value-plus in dollars, or in cents where the operator wants them', () => {
  expect(withValueUnit(draft, 'dollars').services?.[0]).toMatchObject({ value: '1234.50' })
  expect(withValueUnit(draft, 'cents').services).toMatchObject([
    { value: '123450' },
    { code: 'OTHER', value: '12.50' },
  ])
})
