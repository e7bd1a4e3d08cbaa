import { describe, expect, it } from 'vitest'
import { isAnotherAddress } from './address-match'

describe('an address after its pin was put', () => {
  it.each([
    ['', '9 Mody Road'],
    ['9 Mody Road', ' 9  mody road '],
    ['9 Mody Road', 'Flat A, 18/F, 9 Mody Road, Tsim Sha Tsui'],
    ['皇后大道中1號', '中環皇后大道中1號18樓'],
    ['９ Mody Road', '9 Mody Road'],
  ])('is the same place: %j and %j', (then, now) => {
    expect(isAnotherAddress(then, now)).toBe(false)
  })

  it.each([
    ['9 Mody Road', ''],
    ['9 Mody Road', '19 Mody Road'],
    ['9 Mody Road', '8 Queen’s Road Central'],
    ['1號皇后大道中', '11號皇后大道中'],
  ])('is another place: %j and %j', (then, now) => {
    expect(isAnotherAddress(then, now)).toBe(true)
  })
})
