import { strToU8, zipSync } from 'fflate'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The bytes of an Excel file of one sheet, as Excel writes it, with these rows of its XML. */
export function workbook(rows: string): Uint8Array<ArrayBuffer> {
  const parts = {
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return Uint8Array.from(zipSync(Object.fromEntries(packed)))
}

/** The bytes of an Excel file whose cells are all text. */
export function workbookOf(lines: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  return workbook(lines.map((cells, index) => row(cells, index + 1)).join(''))
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
