import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { writeCsv } from '@/lib/domain/write-csv'
import { median } from '@/lib/testing/percentile'
import { workbookOf } from '@/lib/testing/forms/workbook'
import { manyLines } from '../../import-file'
import { noteFromRest, openPage, readFigures, untilInPage, type Visitor } from '../open-page'

const ROWS = 5_000
const RUNS = 3
/** As many as `manyLines` makes wrong. */
const MISTAKES = ROWS / 50
/** A slowed-down browser on a busy machine takes its time. */
const WITHIN_MS = 120_000

/** A file of 5,000 rows in the browser, from its choice to its rows checked. Times in ms. */
type Figures = {
  /** From the choice of the file until its columns are shown. */
  readMs: number
  /** From the press on "Check the rows" until the grid shows rows. */
  gridMs: number
  /** From that press until every mistake is told. */
  checkedMs: number
  /** While it was read, kept, shown and checked; 0: none of 50 ms or more. */
  longestTaskMs: number
  longTasks: number
}

export type ImportResult = Figures & { file: string; kb: number; rows: number }

/** Imports 5,000 rows as CSV and as an Excel file, three times each; of each figure the median. */
export async function measureImport(browser: Browser, visitor: Visitor): Promise<ImportResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-import-'))
  try {
    const results: ImportResult[] = []
    for (const file of ['orders.csv', 'orders.xlsx']) {
      const path = join(folder, file)
      const lines = manyLines(file.endsWith('.csv') ? 'BC' : 'BX', ROWS)
      writeFileSync(path, file.endsWith('.csv') ? writeCsv(lines) : workbookOf(lines))
      const kb = Math.round(statSync(path).size / 1_000)
      results.push({ file, kb, rows: ROWS, ...(await importThrice(browser, visitor, path)) })
    }
    return results
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function importThrice(browser: Browser, visitor: Visitor, path: string): Promise<Figures> {
  const runs: Figures[] = []
  while (runs.length < RUNS) runs.push(await importOnce(browser, visitor, path))
  const of = (figure: keyof Figures) => median(runs.map((run) => run[figure]))
  return {
    readMs: of('readMs'),
    gridMs: of('gridMs'),
    checkedMs: of('checkedMs'),
    longestTaskMs: of('longestTaskMs'),
    longTasks: of('longTasks'),
  }
}

async function importOnce(browser: Browser, visitor: Visitor, path: string) {
  const { page } = await openPage(browser, visitor)
  try {
    await page.goto('/imports/new')
    await page.getByLabel('Product').selectOption('HDP-SFWH-H')
    // Whoever looks for a file in the system's window gives the page that long.
    await noteFromRest(page)
    const chosenAt = performance.now()
    await page.getByLabel('Choose a file').setInputFiles(path)
    await untilInPage(page, `document.querySelector('[aria-label="What “Qty” holds"]')`, WITHIN_MS)
    const readMs = sinceMs(chosenAt)
    return { readMs, ...(await checkRows(page)) }
  } finally {
    await page.context().close()
  }
}

async function checkRows(page: Page) {
  const check = page.getByRole('button', { name: 'Check the rows' })
  await check.waitFor()
  const place = await check.boundingBox()
  if (!place) throw new Error('nothing to press')
  const pressedAt = performance.now()
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  await untilInPage(page, `document.querySelectorAll('[role=rowheader]').length > 3`, WITHIN_MS)
  const gridMs = sinceMs(pressedAt)
  const told = `document.querySelector('main').textContent.includes('Mistakes ${MISTAKES}')`
  await untilInPage(page, told, WITHIN_MS)
  const checkedMs = sinceMs(pressedAt)
  const { tasks } = await readFigures(page)
  const longestTaskMs = Math.round(Math.max(0, ...tasks))
  return { gridMs, checkedMs, longestTaskMs, longTasks: tasks.length }
}

const sinceMs = (from: number) => Math.round(performance.now() - from)
