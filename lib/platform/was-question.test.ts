import { expect, it } from 'vitest'
import { ConnectionLost } from './errors'
import { ExpressApi } from './express'
import { FoodApi } from './food'
import { ParcelApi } from './parcel'
import { wasQuestion } from './was-question'

const methodsOf = (api: { readonly prototype: object }) =>
  Object.getOwnPropertyNames(api.prototype).filter((name) => name !== 'constructor')

it.each([
  [
    'food' as const,
    methodsOf(FoodApi),
    [
      ...['createOrder', 'cancelOrder'],
      ...['updateRegularHours', 'updateTemporaryHours', 'updateBusinessStatus', 'updateBufferTime'],
    ],
  ],
  ['parcel' as const, methodsOf(ParcelApi), ['createOrder', 'cancelOrder']],
  ['express' as const, methodsOf(ExpressApi), ['createOrder', 'cancelOrder']],
])('of %s only these change something', (family, operations, changing) => {
  const lost = (operation: string) =>
    new ConnectionLost({ family, operation, requestId: 'r-1' }, null)
  expect(operations.filter((operation) => !wasQuestion(lost(operation)))).toEqual(changing)
})
