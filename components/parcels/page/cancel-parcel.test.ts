import { expect, it } from 'vitest'
import { card, MADE } from '@/lib/testing/order-card'
import { parcelObstacle } from './cancel-parcel'

const parcel = (changes: Parameters<typeof card>[0]) => card({ family: 'parcel', ...changes })

it.each([
  [{ statusCode: 9033 }, null],
  [{ statusCode: 9034 }, null],
  [{ statusCode: null }, 'not-told'],
  [{ statusCode: 9005, stage: 'coming' }, 'too-far'],
  [{ statusCode: 9015, stage: 'unknown' }, 'not-known'],
  [{ statusCode: 9015, stage: 'problem' }, 'not-known'],
  [{ statusCode: 9015, stage: 'riding' }, 'too-far'],
  [{ statusCode: 9034, stage: 'cancelled' }, 'closed'],
  [{ statusCode: 9034, placing: 'refused' }, 'refused'],
  [{ statusCode: null, placing: 'unconfirmed', platformOrderId: null }, 'unconfirmed'],
] as const)('%o: %s', (changes, obstacle) => {
  expect(parcelObstacle(parcel(changes), true, MADE)).toBe(obstacle)
})

it('says who may not, before what cannot be', () => {
  expect(parcelObstacle(parcel({ statusCode: 9005 }), false, MADE)).toBe('not-allowed')
})
