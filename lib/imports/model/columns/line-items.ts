type TextTable = {
  names: string[]
  rows: string[][]
  /** By column: the file kept some cell as a number. */
  numeric: boolean[]
}

/** As exporters of WooCommerce call the columns of an order's goods; the numbered ones hold one each. */
const NAME = /^line[ _-]?items?(?:[ _-]?(\d{1,3}))?$/i
/** One fact of one kind of goods: `quantity:2`. Its value may hold colons, and never a bar. */
const FACT = /^\s*(\w+)\s*:(.*)$/su
const MOST_TAKEN_APART = 50

/** Which fact is which column of ours, the surest first. */
const PARTS = [
  ['name', ['name']],
  ['quantity', ['quantity', 'qty']],
  ['code', ['sku']],
] as const

type Goods = ReadonlyMap<string, string>

/**
 * Puts a column for each part of each kind of goods in place of columns that hold all of it in one
 * cell, `name:Tea|sku:T-1|quantity:2`, further goods after a semicolon: so do exporters of
 * WooCommerce write an order that stands in one row. A column that holds anything else stays as it
 * is. Prices are left out: what stands there is the whole line's, before or after tax.
 */
export function splitLineItems({ names, rows, numeric }: TextTable): TextTable {
  const packed = new Set(names.flatMap((name, at) => (isPacked(name, rows, at) ? [at] : [])))
  if (packed.size === 0) return { names, rows, numeric }
  const goods = rows.map((row) =>
    [...packed].flatMap((at) => goodsOf(row[at] ?? '')).slice(0, MOST_TAKEN_APART),
  )
  const most = Math.max(...goods.map((each) => each.length))
  const added = Array.from({ length: most }, (_, index) =>
    PARTS.map(([part, keys]) => ({ name: `Item ${index + 1} ${part}`, index, keys })),
  ).flat()
  const kept = <Cell>(cells: readonly Cell[]) => cells.filter((_, at) => !packed.has(at))
  return {
    names: [...kept(names), ...added.map(({ name }) => name)],
    rows: rows.map((row, line) => [
      ...kept(row),
      ...added.map(({ index, keys }) => factOf(goods[line]?.[index], keys)),
    ]),
    numeric: [...kept(numeric), ...added.map(() => false)],
  }
}

function isPacked(name: string, rows: readonly (readonly string[])[], at: number): boolean {
  if (!NAME.test(name.trim())) return false
  const filled = rows.map((row) => row[at] ?? '').filter((text) => text.trim() !== '')
  return filled.length > 0 && filled.every((text) => goodsOf(text).length > 0)
}

/** The kinds of goods in a cell; none where it names no goods. */
function goodsOf(cell: string): Goods[] {
  return cell
    .split(/;(?=\s*(?:id|name)\s*:)|;\s*$/u)
    .map((text) => {
      const facts = text.split('|').flatMap((fact) => {
        const [, key = '', value = ''] = FACT.exec(fact) ?? []
        return key === '' ? [] : [[key.toLowerCase(), value.trim()] as const]
      })
      return new Map(facts)
    })
    .filter((facts) => facts.has('name'))
}

const factOf = (goods: Goods | undefined, keys: readonly string[]): string =>
  keys.map((key) => goods?.get(key) ?? '').find((value) => value !== '') ?? ''
