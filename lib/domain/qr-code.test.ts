import { expect, it } from 'vitest'
import { qrCode } from './qr-code'

const URL = 'https://orders.example.com/track/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** The dark squares, drawn again from the path. */
function squares({ size, path }: ReturnType<typeof qrCode>): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) grid[Number(y)]![Number(x)] = true
  return grid
}

it('has its three corners, and nothing outside its size', () => {
  const code = qrCode(URL)
  const grid = squares(code)
  const far = code.size - 7
  for (const [top, left] of [
    [0, 0],
    [0, far],
    [far, 0],
  ] as const) {
    const corner = grid.slice(top, top + 7).map((row) => row.slice(left, left + 7))
    expect(corner.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual([
      '#######',
      '#.....#',
      '#.###.#',
      '#.###.#',
      '#.###.#',
      '#.....#',
      '#######',
    ])
  }
})

it('stays coarse enough for 25 mm on a receipt printer of 8 dots a millimetre', () => {
  // Four dots a square, with the quiet zone of four squares on each side.
  expect(25 / (qrCode(URL).size + 8)).toBeGreaterThan(0.5)
})
