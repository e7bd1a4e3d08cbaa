import { describe, expect, it } from 'vitest'
import { namePlace } from './name-place'

const MAP = { width: 600, height: 400 }
const SHORT = 'Sai Kung'
const LONG =
  'Smart Locker of the very long building in the very long street of the new town, shop 12'

describe('the name of a mark', () => {
  it('stands in the middle below it where there is room', () => {
    const middle = { ...MAP, x: 300, y: 200 }
    expect(namePlace(SHORT, middle)).toEqual({ shift: 0, isAbove: false })
    expect(namePlace(LONG, middle)).toEqual({ shift: 0, isAbove: false })
  })

  it('moves in from the edge, as far as it has to', () => {
    expect(namePlace(LONG, { ...MAP, x: 20, y: 200 }).shift).toBe(144 + 4 - 20)
    expect(namePlace(LONG, { ...MAP, x: 590, y: 200 }).shift).toBe(-(144 + 4 - 10))
    expect(namePlace(SHORT, { ...MAP, x: 100, y: 200 }).shift).toBe(0)
  })

  it('stands above where it would be cut below, the sooner the more lines it has', () => {
    expect(namePlace(SHORT, { ...MAP, x: 300, y: 360 }).isAbove).toBe(false)
    expect(namePlace(LONG, { ...MAP, x: 300, y: 360 }).isAbove).toBe(true)
    expect(namePlace(SHORT, { ...MAP, x: 300, y: 380 }).isAbove).toBe(true)
  })

  it('shows its beginning on a map that is narrower', () => {
    const narrow = { x: 100, y: 50, width: 200, height: 200 }
    expect(100 - 144 + namePlace(LONG, narrow).shift).toBe(4)
  })
})
