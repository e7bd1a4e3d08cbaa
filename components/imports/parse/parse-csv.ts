import Papa from 'papaparse'
import { guessSeparator } from './guess-separator'
import type { RawCell } from './table'

/** What files are usually separated by; which of them is told by how evenly it divides the lines. */
const USUAL = [',', '\t', ';', '|', '\u001f', '\u001e']

/** The lines of a CSV file, whatever separates its cells; quoted cells may hold line breaks. */
export function parseCsv(text: string): RawCell[][] {
  const usual = parse(text, { delimitersToGuess: USUAL })
  const separator = usual.some((cells) => cells.length > 1) ? null : guessSeparator(text)
  const lines = separator === null ? usual : parse(text, { delimiter: separator })
  return lines.map((cells) => cells.map((cell) => ({ text: cell, isNumber: false })))
}

function parse(text: string, by: Papa.ParseConfig<string[]>): string[][] {
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', ...by }).data
}
