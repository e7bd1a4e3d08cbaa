import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './read-reports'
import { atLeastOneFailure, one, sum } from './tally'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-reports-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function written(text: string): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, text)
  return path
}

test('vitest: files that could not be loaded count as failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  const tally = readVitestReport(written(JSON.stringify(report)))
  expect(tally).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('Playwright: a test that passed at its second try has passed, and is said aloud', () => {
  const warnings: string[] = []
  const read = (flaky: number) => {
    const stats = { expected: 7, unexpected: 1, flaky, skipped: 2 }
    return readPlaywrightReport(written(JSON.stringify({ stats })), (line) => warnings.push(line))
  }
  expect(read(0)).toEqual({ passed: 7, failed: 1, skipped: 2 })
  expect(warnings).toEqual([])
  expect(read(2)).toEqual({ passed: 9, failed: 1, skipped: 2 })
  expect(warnings).toEqual([expect.stringMatching(/second try.*: 2$/)])
})

const readQuietly = (path: string) => readPlaywrightReport(path, () => undefined)

test.each([readVitestReport, readQuietly])('no report is a failure', (read) => {
  expect(read(join(folder, 'missing.json'))).toEqual(one(false))
  expect(read(written('{"cut'))).toEqual(one(false))
  expect(read(written('{}'))).toEqual(one(false))
})

test('a tool that ended badly has failed, whatever it counted', () => {
  const clean = { passed: 3, failed: 0, skipped: 0 }
  expect(atLeastOneFailure(clean, 0)).toEqual(clean)
  expect(atLeastOneFailure(clean, 1)).toEqual({ ...clean, failed: 1 })
  expect(atLeastOneFailure({ ...clean, failed: 4 }, 1).failed).toBe(4)
})

test('everything is added up', () => {
  expect(sum([one(true), one(false), { passed: 2, failed: 0, skipped: 3 }])).toEqual({
    passed: 3,
    failed: 1,
    skipped: 3,
  })
})
