import { expect, it } from 'vitest'
import { cancelFormSchema } from './cancel-form'

it('takes four digits as staff number, as any keyboard writes them', () => {
  const numberOf = (staffNumber: string) =>
    cancelFormSchema.safeParse({ orderId: 1, reason: '', staffNumber }).data?.staffNumber
  expect(numberOf('0042')).toBe('0042')
  expect(numberOf('００４２')).toBe('0042')
  for (const wrong of ['', '42', '00420', 'abcd']) expect(numberOf(wrong)).toBeUndefined()
})
