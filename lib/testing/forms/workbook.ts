import { strToU8, zipSync } from 'fflate'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

type SheetRows = { name: string; rows: string }

/** The bytes of an Excel file of these sheets, as Excel writes it, with these rows of their XML. */
function workbookWith(sheets: readonly SheetRows[]): Uint8Array<ArrayBuffer> {
  const entries = sheets.map(
    ({ name }, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const parts: Record<string, string> = {
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}">${links.join('')}</Relationships>`,
  }
  for (const [at, { rows }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`
  }
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return Uint8Array.from(zipSync(Object.fromEntries(packed)))
}

/** The same of one sheet. */
export const workbook = (rows: string): Uint8Array<ArrayBuffer> =>
  workbookWith([{ name: 'S', rows }])

/** The bytes of an Excel file whose cells are all text. */
export const workbookOf = (lines: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  sheetsOf({ S: lines })

/** The same, of several sheets by their name. */
export function sheetsOf(
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
): Uint8Array<ArrayBuffer> {
  return workbookWith(
    Object.entries(sheets).map(([name, lines]) => ({
      name,
      rows: lines.map((cells, index) => row(cells, index + 1)).join(''),
    })),
  )
}

function row(cells: readonly string[], number: number): string {
  const written = cells.map(
    (text, column) =>
      `<c r="${columnName(column)}${number}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`,
  )
  return `<row r="${number}">${written.join('')}</row>`
}

/** `A` to `Z`; no file of ours has more. */
const columnName = (column: number) => String.fromCharCode(65 + column)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
