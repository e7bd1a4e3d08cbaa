import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport, atLeastOneFailure, one, sum } from './read-reports'

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

test('vitest: a file that could not be loaded counts as a failure too, and each is named', () => {
  const at = (name: string) => join(process.cwd(), 'lib', name)
  const test = (fullName: string, status: string) => ({ fullName, status })
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: at('a.test.ts'), status: 'passed', assertionResults: [test('good', 'passed')] },
      {
        name: at('b.test.ts'),
        status: 'failed',
        assertionResults: [
          test('good', 'passed'),
          { ...test('bad', 'failed'), failureMessages: ['Error: 1 is not 2\n    at b.test.ts'] },
        ],
      },
      { name: at('c.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  }
  expect(readVitestReport(written(JSON.stringify(report)))).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    failures: ['lib/b.test.ts: bad: Error: 1 is not 2', 'lib/c.test.ts: no such file'],
  })
})

type Attachments = { name: string; path?: string }[]

const result = (message: string, attachments: Attachments) => ({
  results: [{ error: { message }, attachments }, {}],
})
const spec = (title: string, ok: boolean, attachments: Attachments = []) => ({
  title,
  ok,
  tests: ok ? [] : [result('\u001B[31mNot there\u001B[39m\n\n  Locator: the card\n', attachments)],
})

test('Playwright: a test that passed at its second try has passed, and is said aloud', () => {
  const warnings: string[] = []
  const read = (flaky: number) => {
    const stats = { expected: 7, unexpected: 1, flaky, skipped: 2 }
    const inner = { title: 'the board', specs: [spec('shows it', true), spec('moves', false)] }
    const suites = [{ title: 'board.spec.ts', specs: [], suites: [inner] }]
    const report = written(JSON.stringify({ stats, suites }))
    return readPlaywrightReport(report, (line) => warnings.push(line))
  }
  const failures = ['board.spec.ts › the board › moves: Not there | Locator: the card']
  expect(read(0)).toEqual({ passed: 7, failed: 1, skipped: 2, failures })
  expect(warnings).toEqual([])
  expect(read(2)).toEqual({ passed: 9, failed: 1, skipped: 2, failures })
  expect(warnings).toEqual([expect.stringMatching(/second try.*: 2$/)])
})

test.each([
  ['with its error', (page: string) => `# Error details\n\n\`\`\`\nNot there\n\`\`\`\n\n${page}`],
  ['by itself', (page: string) => `# Error details\n\n# Page snapshot\n\n${page}`],
])('Playwright: what a page showed at the end is told, as it is kept %s', (_, kept) => {
  const path = join(folder, 'error-context.md')
  const rows = Array.from({ length: 60 }, (_row, nth) => `    - row ${nth}`)
  const page = ['- banner: Handover', '- main:', ...rows, '- status: lost'].join('\n')
  writeFileSync(path, `${kept(`\`\`\`yaml\n${page}\n\`\`\``)}\n\n# Test source\n`)
  const read = (attachments: Attachments) => {
    const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
    const suites = [{ title: 'board.spec.ts', specs: [spec('moves', false, attachments)] }]
    return readQuietly(written(JSON.stringify({ stats, suites }))).failures
  }
  const other = { name: 'screenshot', path: 'other.png' }
  const [failure = ''] = read([other, { name: 'error-context', path }]) ?? []
  const lines = failure.split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'board.spec.ts › moves: Not there | Locator: the card',
    '      | - main:',
    '      |     - row 0',
  ])
  expect(lines.length).toBeLessThan(50)
  expect(lines.at(-1)).toBe('      | …')
  expect(read([{ name: 'error-context', path: join(folder, 'gone.md') }])).toEqual([lines[0]])
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
  expect(atLeastOneFailure(clean, 7)).toEqual({ ...clean, failed: 1 })
  expect(atLeastOneFailure({ ...clean, failed: 4 }, 1).failed).toBe(4)
})

test('everything is added up', () => {
  const third = { passed: 2, failed: 1, skipped: 3, failures: ['a.test.ts'] }
  expect(sum([one(true), one(false), third])).toEqual({
    passed: 3,
    failed: 2,
    skipped: 3,
    failures: ['a.test.ts'],
  })
})
