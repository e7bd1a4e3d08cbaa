import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from './doc-lines'

it('no test replaces a module that others share a process with (decisions 0067, 0276)', () => {
  const replacing = ['app', 'components', 'lib', 'e2e']
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => /(?<!\.alone\.integration)\.test\.tsx?$/.test(path))
    .filter((path) => /^vi\.(do)?mock\(/im.test(readFileSync(path, 'utf8')))
  expect(replacing).toEqual([])
})
