import type { TileIndexLevel } from '@/lib/domain/map/street-tile'

/** Which squares `x-y` there are, as a small table. */
export function indexOf(keys: readonly string[]): TileIndexLevel {
  const squares = keys.map((key) => key.split('-').map(Number) as [number, number])
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const columns = Math.max(...xs) - left + 1
  const bits = Array.from({ length: columns * (Math.max(...ys) - top + 1) }, () => '0')
  for (const [x, y] of squares) bits[(y - top) * columns + x - left] = '1'
  return { left, top, columns, squares: bits.join('') }
}
