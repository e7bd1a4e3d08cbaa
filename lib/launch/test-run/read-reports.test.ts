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

test('vitest: what failed is named with its reason; a file that could not be loaded counts too', () => {
  const passing = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failing = {
    fullName: 'subtracts',
    status: 'failed',
    failureMessages: [['expected 1 to be 2', ...Array<string>(50).fill('at a line')].join('\n')],
  }
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: 'sum.test.ts', status: 'passed', message: '', assertionResults: [passing] },
      { name: 'less.test.ts', status: 'failed', message: '', assertionResults: [passing, failing] },
      { name: 'cut.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  const { failures, ...counts } = readVitestReport(written(JSON.stringify(report)))
  expect(counts).toEqual({ passed: 5, failed: 2, skipped: 3 })
  expect(failures).toHaveLength(2)
  expect(failures[0]).toMatch(/^less\.test\.ts: subtracts\n +expected 1 to be 2\n/)
  expect(failures[0]?.split('\n').length).toBeLessThan(10)
  expect(failures[1]).toMatch(/^cut\.test\.ts\n +no such module$/)
})

test('Playwright: a test that passed at its second try has passed, and is said aloud', () => {
  const warnings: string[] = []
  const read = (flaky: number) => {
    const stats = { expected: 7, unexpected: 1, flaky, skipped: 2 }
    return readPlaywrightReport(written(JSON.stringify({ stats })), (line) => warnings.push(line))
  }
  expect(read(0)).toEqual({ passed: 7, failed: 1, skipped: 2, failures: [] })
  expect(warnings).toEqual([])
  expect(read(2)).toEqual({ passed: 9, failed: 1, skipped: 2, failures: [] })
  expect(warnings).toEqual([expect.stringMatching(/second try.*: 2$/)])
})

const readQuietly = (path: string) => readPlaywrightReport(path, () => undefined)

test.each([readVitestReport, readQuietly])('no report is a failure', (read) => {
  expect(read(join(folder, 'missing.json'))).toEqual(one(false))
  expect(read(written('{"cut'))).toEqual(one(false))
  expect(read(written('{}'))).toEqual(one(false))
})

test('a tool that ended badly has failed, whatever it counted', () => {
  const clean = { passed: 3, failed: 0, skipped: 0, failures: [] }
  expect(atLeastOneFailure(clean, 0)).toEqual(clean)
  expect(atLeastOneFailure(clean, 7)).toEqual({
    ...clean,
    failed: 1,
    failures: [expect.stringContaining('exit code 7')],
  })
  expect(atLeastOneFailure({ ...clean, failed: 4 }, 1).failed).toBe(4)
})

test('everything is added up', () => {
  const third = { passed: 2, failed: 1, skipped: 3, failures: ['that one'] }
  expect(sum([one(true), one(false), third])).toEqual({
    passed: 3,
    failed: 2,
    skipped: 3,
    failures: ['that one'],
  })
})
