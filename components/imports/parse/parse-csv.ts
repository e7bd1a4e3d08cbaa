import Papa from 'papaparse'
import type { RawCell } from './table'

/** The lines of a CSV file, whatever separates its cells; quoted cells may hold line breaks. */
export function parseCsv(text: string): RawCell[][] {
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', '\t', ';', '|', '\u001f', '\u001e'],
  })
  return data.map((cells) => cells.map((cell) => ({ text: cell, isNumber: false })))
}
