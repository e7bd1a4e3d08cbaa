import type { PixelBox } from '@/lib/domain/map/name-box'

const CELL = 256

/** Boxes by the cells of a grid, to ask whether one has room among them. */
export function boxIndex() {
  const cells = new Map<string, PixelBox[]>()
  return {
    add(box: PixelBox): void {
      for (const key of cellsOf(box, 0)) {
        const there = cells.get(key)
        if (there) there.push(box)
        else cells.set(key, [box])
      }
    },
    meets(box: PixelBox, gap: number): boolean {
      return cellsOf(box, gap).some((key) =>
        (cells.get(key) ?? []).some(
          (other) =>
            box.left - gap < other.right &&
            box.right + gap > other.left &&
            box.top - gap < other.bottom &&
            box.bottom + gap > other.top,
        ),
      )
    },
  }
}

function cellsOf(box: PixelBox, gap: number): string[] {
  const keys: string[] = []
  for (
    let x = Math.floor((box.left - gap) / CELL);
    x <= Math.floor((box.right + gap) / CELL);
    x++
  ) {
    for (
      let y = Math.floor((box.top - gap) / CELL);
      y <= Math.floor((box.bottom + gap) / CELL);
      y++
    ) {
      keys.push(`${x},${y}`)
    }
  }
  return keys
}
