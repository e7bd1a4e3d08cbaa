import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from './doc-lines'

it('no unit test replaces a module: they share a process, which may have loaded it (decision 0067)', () => {
  const replacing = ['app', 'components', 'lib', 'e2e']
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => /(?<!\.integration)\.test\.tsx?$/.test(path))
    .filter((path) => /^vi\.(do)?mock\(/im.test(readFileSync(path, 'utf8')))
  expect(replacing).toEqual([])
})
