/** Land is asked for at the lower edge, the middle and the upper edge of each row of cells. */
const LINES_PER_ROW = 3
const LINE_OFFSETS = [0.01, 0.5, 0.99] as const

type GridShore = readonly (readonly [number, number])[]

/**
 * Marks with 1 each cell of a square grid that lies on land as a whole. Between two such neighbours one
 * can walk without leaving the land. Shores are in cells: x is the column, y the row.
 */
export function fillLand(kinds: Uint8Array, size: number, shores: readonly GridShore[]) {
  const crossingsByLine: number[][] = Array.from({ length: size * LINES_PER_ROW }, () => [])
  for (const shore of shores) {
    let previous = shore[shore.length - 1]
    for (const point of shore) {
      if (previous) addCrossings(crossingsByLine, size, previous, point)
      previous = point
    }
  }
  const covered = new Uint8Array(size * size)
  for (const [line, crossings] of crossingsByLine.entries())
    coverLine(covered, size, Math.floor(line / LINES_PER_ROW), crossings)
  for (let cell = 0; cell < covered.length; cell++)
    if (covered[cell] === LINES_PER_ROW) kinds[cell] = 1
}

function addCrossings(
  crossingsByLine: number[][],
  size: number,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
) {
  const firstRow = Math.max(0, Math.floor(Math.min(y1, y2)))
  const lastRow = Math.min(size - 1, Math.floor(Math.max(y1, y2)))
  for (let row = firstRow; row <= lastRow; row++)
    for (const [i, offset] of LINE_OFFSETS.entries()) {
      const y = row + offset
      if (y1 > y === y2 > y) continue
      crossingsByLine[row * LINES_PER_ROW + i]?.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1))
    }
}

/** Between the first and second crossing of a line there is land, between the second and third water. */
function coverLine(covered: Uint8Array, size: number, row: number, crossings: number[]) {
  crossings.sort((a, b) => a - b)
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = Math.max(0, Math.ceil(crossings[i] ?? 0))
    const to = Math.min(size, Math.floor(crossings[i + 1] ?? 0))
    for (let column = from; column < to; column++) {
      const cell = row * size + column
      covered[cell] = (covered[cell] ?? 0) + 1
    }
  }
}
