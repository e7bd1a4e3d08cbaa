import { expect, it } from 'vitest'
import { shortName } from './paper-sheet'

it.each([
  [null, ''],
  [' Chan Tai Man ', 'Chan Tai Man'],
  ['陳大文', '陳大文'],
  ['Alexandria Featherstonehaugh', 'Alexandria Feathe…'],
  ['😀'.repeat(20), `${'😀'.repeat(17)}…`],
])('%j is printed as %j', (name, short) => {
  expect(shortName(name)).toBe(short)
})
