import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documents, filesBelow, linesOf } from './doc-lines'

const FOLDER = 'docs/decisions'

const records = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }))

const numbers = new Set(records.map(({ name }) => name.slice(0, 4)))

/** Number, title, date and status of a record whose head has the one layout. */
const HEAD =
  /^# (\d{4})\. (.+)\n\nDate: (\d{4}-\d{2}-\d{2})\nStatus: (accepted|superseded by \d{4})\n\n## Context\n/

describe.each(records)('$name', ({ name, text }) => {
  it('has the one layout', () => {
    const [, number] = HEAD.exec(text) ?? []
    expect(number, `${FOLDER}/${name}:1: number, title, date and status`).toBe(name.slice(0, 4))
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
    expect(headings, `${FOLDER}/${name}: its headings`).toEqual(['Context', 'Choice', 'Cost'])
  })

  it('stands in the index with its title, date and status', () => {
    const [, number, title, date, status] = HEAD.exec(text) ?? []
    const row = linesOf(`${FOLDER}/README.md`).find((line) => line.text.startsWith(`| ${number} `))
    const cells = row?.text.split('|').map((cell) => cell.trim())
    expect(cells?.slice(1, -1), row?.at).toEqual([number, `[${title}](${name})`, date, status])
  })
})

it('no number is given twice, and the index has no more', () => {
  expect(numbers.size).toBe(records.length)
  const index = linesOf(`${FOLDER}/README.md`).filter(({ text }) => /^\| \d{4} /.test(text))
  expect(index).toHaveLength(records.length)
})

/** The decisions that a file cites ("decision 0010", "decisions 0125 and 0148", "(0059)"), and where. */
function citedIn(file: string): { at: string; number: string }[] {
  const text = readFileSync(file, 'utf8')
  const spelt = /[Dd]ecisions?\s(?:\s*(?:\*|\/\/)\s)?(\d{4})(?:,? (?:and|or) (\d{4}))?/g
  const alone = /\((0[01]\d\d)\)|superseded by (\d{4})/g
  return [...text.matchAll(spelt), ...text.matchAll(alone)].flatMap((match) => {
    const line = text.slice(0, match.index).split('\n').length
    const [, ...cited] = match
    return cited.filter(Boolean).map((number) => ({ at: `${file}:${line}`, number }))
  })
}

it('every decision that is cited is there', () => {
  const sources = ['app', 'components', 'lib', 'e2e']
    .flatMap(filesBelow)
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  const unknown = [...documents(), ...sources]
    .flatMap(citedIn)
    .filter(({ number }) => !numbers.has(number))
  expect(unknown.map(({ at, number }) => `${at}: ${number}`)).toEqual([])
})
