import Papa from 'papaparse'

/** So many lines tell. */
const LINES = 20
/** Neither letters nor digits, nor what stands around and within a name. */
const MARK = /[^\p{L}\p{N}\s"'()（）_-]/gu

/**
 * The unusual mark by which a file's cells are separated: one that stands in its first line and
 * divides all lines into as many cells. The one that makes most cells; null where none does.
 */
export function guessSeparator(text: string): string | null {
  const [head = ''] = text.trimStart().split(/\r\n|\r|\n/, 1)
  const marks = [...new Set(head.match(MARK))]
  const even = marks.flatMap((mark) => {
    const width = evenWidth(text, mark)
    return width > 1 ? [{ mark, width }] : []
  })
  return even.sort((one, other) => other.width - one.width)[0]?.mark ?? null
}

/** How many cells each line has; 0 where they differ. */
function evenWidth(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, {
    ...{ delimiter, preview: LINES, skipEmptyLines: 'greedy' },
  })
  const widths = new Set(data.map((cells) => cells.length))
  const [width = 0] = widths
  return widths.size === 1 ? width : 0
}
