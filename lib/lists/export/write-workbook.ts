import { strToU8, Zip, ZipDeflate } from 'fflate'

/** `time`: `YYYY-MM-DD HH:MM`, or an ISO instant, which is written as UTC. */
export type CellKind = 'text' | 'number' | 'time'
export type SheetColumn = { name: string; kind: CellKind }

/** More rows than a sheet holds, its head among them: the next ones go on another sheet. */
const MOST_ROWS = 1_048_576
/** Longer is cut by spreadsheets themselves, with a warning that frightens people. */
const LONGEST_TEXT = 32_767

type Workbook = {
  /** The name of its sheets. */
  title: string
  columns: readonly SheetColumn[]
  /** Page after page of rows, a text for each column; empty for none. */
  pages: AsyncIterable<readonly (readonly string[])[]>
  mostRows?: number
}

/**
 * An Excel file (ECMA-376) while its rows come: no more than a page of them is held. Text is text,
 * whatever it begins with, so that nothing in it is a formula; figures and times are figures and
 * times. The head stays in sight.
 */
export async function* writeWorkbook(book: Workbook): AsyncIterable<Uint8Array> {
  const { title, columns, pages, mostRows = MOST_ROWS } = book
  const zip = openZip()
  const rowsOf = new SheetRows(columns)
  let [sheets, row] = [0, mostRows]
  let sheet: Part | null = null
  const begin = () => {
    sheet?.end(SHEET_END)
    sheets += 1
    sheet = zip.part(`xl/worksheets/sheet${sheets}.xml`)
    sheet.write(SHEET_BEGIN + widths(columns) + '<sheetData>' + rowsOf.head())
    row = 1
    return sheet
  }
  sheet = begin()
  for await (const page of pages) {
    for (const cells of page) {
      if (row === mostRows) sheet = begin()
      row += 1
      sheet.write(rowsOf.line(row, cells))
    }
    yield* zip.taken()
  }
  sheet.end(SHEET_END)
  for (const [name, text] of besides(title, sheets)) zip.part(name).end(text)
  zip.end()
  yield* zip.taken()
}

type Part = { write: (text: string) => void; end: (text: string) => void }

/** A ZIP archive whose bytes are taken as they come. */
function openZip() {
  let [bytes, failure]: [Uint8Array[], Error | null] = [[], null]
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else bytes.push(chunk)
  })
  return {
    part: (name: string): Part => {
      const file = new ZipDeflate(name, { level: 6 })
      zip.add(file)
      return {
        write: (text) => {
          file.push(strToU8(text))
        },
        end: (text) => {
          file.push(strToU8(text), true)
        },
      }
    },
    end: () => {
      zip.end()
    },
    taken: (): Uint8Array[] => {
      if (failure) throw failure
      const taken = bytes
      bytes = []
      return taken
    },
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const SHEET_BEGIN =
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
  '</sheetView></sheetViews>'
const SHEET_END = '</sheetData></worksheet>'

/** Of `cellXfs` in `styles`. */
const STYLE = { text: 0, head: 1, time: 2 } as const

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 20, number: 10, time: 17 }

function widths(columns: readonly SheetColumn[]): string {
  const cols = columns.map(({ name, kind }, at) => {
    const width = Math.max(WIDTHS[kind], Math.min(30, name.length + 2))
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  return `<cols>${cols.join('')}</cols>`
}

class SheetRows {
  readonly #columns: readonly SheetColumn[]
  readonly #letters: readonly string[]

  constructor(columns: readonly SheetColumn[]) {
    this.#columns = columns
    this.#letters = columns.map((_, at) => columnLetters(at))
  }

  head(): string {
    const cells = this.#columns.map(({ name }, at) => textCell(this.#at(at, 1), name, STYLE.head))
    return `<row r="1">${cells.join('')}</row>`
  }

  line(row: number, cells: readonly string[]): string {
    const written = this.#columns.map(({ kind }, at) => {
      const text = cells[at] ?? ''
      return text === '' ? '' : cell(this.#at(at, row), kind, text)
    })
    return `<row r="${row}">${written.join('')}</row>`
  }

  #at(column: number, row: number): string {
    return `${this.#letters[column] ?? ''}${row}`
  }
}

/** A to Z, AA and on. */
function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last
}

/** What is not the figure or time that its column holds is written as it is. */
function cell(at: string, kind: CellKind, text: string): string {
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,9})?$/.test(text))
    return `<c r="${at}"><v>${text}</v></c>`
  const days = kind === 'time' ? serialDays(text) : null
  if (days !== null) return `<c r="${at}" s="${STYLE.time}"><v>${days}</v></c>`
  return textCell(at, text, STYLE.text)
}

const textCell = (at: string, text: string, style: number) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const TIME = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?$/
const DAY_MS = 24 * 60 * 60_000
/** From 30 December 1899, where spreadsheets begin, to 1970. */
const DAYS_TO_1970 = 25_569

/** Days since spreadsheets begin, with the time as a part of one; null for what is no time. */
function serialDays(text: string): number | null {
  const [, year, month, day, hour, minute, second = '0'] = TIME.exec(text) ?? []
  if (year === undefined) return null
  const ms = Date.UTC(+year, Number(month) - 1, Number(day), Number(hour), Number(minute), +second)
  return Math.round((ms / DAY_MS + DAYS_TO_1970) * 1e9) / 1e9
}

/** Characters that XML cannot say are left out; what looks like Excel's own escape is none. */
function escaped(text: string): string {
  return (
    text
      .slice(0, LONGEST_TEXT)
      // Halves of a character, as a cut leaves them.
      .replace(/[\ud800-\udfff]/gu, '\ufffd')
      // oxlint-disable-next-line no-control-regex -- they are what is looked for
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}

/** The other files of a workbook with so many sheets. */
function besides(title: string, sheets: number): [string, string][] {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1)
  const overrides = numbers.map(
    (n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  const related = numbers.map(
    (n) =>
      `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  const named = numbers.map(
    (n) => `<sheet name="${sheetName(title, n)}" sheetId="${n}" r:id="rId${n}"/>`,
  )
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>` +
        `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
        `${overrides.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
        `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>` +
        `</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${related.join('')}` +
        `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>` +
        `</Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ]
}

/** At most 31 characters, without those that a sheet's name may not have. */
function sheetName(title: string, number: number): string {
  const bare = title.replace(/[[\]*?:/\\'"]/g, ' ').slice(0, 26)
  return escaped(number === 1 ? bare : `${bare} ${number}`)
}

const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '</cellXfs></styleSheet>'
