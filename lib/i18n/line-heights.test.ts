import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Digits alone stand there. */
const WITHOUT_WORDS = ['components/stores/hours/week/day-column.tsx']

it('no line has a height of its own that a script with marks cannot change (decision 0301)', () => {
  const paths = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  const found = paths.filter(
    (path) =>
      path.endsWith('.tsx') &&
      !WITHOUT_WORDS.includes(path) &&
      /\bleading-(?:[34]\b|none|tight|snug|\[)/.test(readFileSync(path, 'utf8')),
  )
  expect(found).toEqual([])
})
