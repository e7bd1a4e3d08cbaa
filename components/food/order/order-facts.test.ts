import { expect, it } from 'vitest'
import { latestFees } from './order-facts'

const fee = (amount: string) => ({
  position: null,
  role: null,
  directMetres: null,
  travelMetres: null,
  fee: amount,
})
const entry = (...amounts: string[]) => ({
  reported: { cancelReason: null, cancelledBy: null, fees: amounts.map(fee) },
})

it('takes the last message that has any', () => {
  const fees = latestFees([entry('HK$40'), { reported: null }, entry('HK$45', 'HK$5'), entry()])
  expect(fees.map(({ fee: amount }) => amount)).toEqual(['HK$45', 'HK$5'])
})

it('has none where none came', () => {
  expect(latestFees([{ reported: null }, entry()])).toEqual([])
})
