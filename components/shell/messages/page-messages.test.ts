import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '@/lib/testing/doc-lines'

/** The layout that brings a folder's words to the browser; the root's brings those of `app/error.tsx`. */
function bringsWords(folder: string): boolean {
  if (folder === 'app') return false
  const layout = join(folder, 'layout.tsx')
  const isHere = existsSync(layout) && readFileSync(layout, 'utf8').includes('<PageMessages')
  return isHere || bringsWords(dirname(folder))
}

const errors = filesBelow('app').filter(
  (file) => basename(file) === 'error.tsx' && file !== 'app/error.tsx',
)

it.each(errors)('%s stands inside a layout that brings its words (decision 0295)', (file) => {
  expect(bringsWords(dirname(file))).toBe(true)
})
