import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asksForMore, groupLicences } from './group-licences'

test('groups what the dashboard is built with, and leaves out what only tests it', () => {
  const packages = {
    '': { version: '0.1.0', license: 'UNLICENSED' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/@c/d': { version: '3.0.0', license: 'MPL-2.0' },
    'node_modules/e': { version: '4.0.0' },
    'node_modules/test': { version: '5.0.0', license: 'GPL-3.0', dev: true },
  }
  expect([...groupLicences({ packages })]).toEqual([
    ['MIT', ['a 1.0.0', 'b 2.0.0']],
    ['MPL-2.0', ['@c/d 3.0.0']],
    ['not stated', ['e 4.0.0']],
  ])
})

test.each([
  ['MIT', false],
  ['(MIT OR GPL-3.0)', false],
  ['Apache-2.0 AND MIT', false],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MPL-2.0', true],
  ['Hippocratic-2.1', true],
])('%s asks for more than to be named: %s', (licence, more) => {
  expect(asksForMore(licence)).toBe(more)
})

/** A package that is made of parts for machines is named by what people know it as. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  '@img': 'sharp',
  '@react-leaflet': 'react-leaflet',
}

test('the README names every package whose licence asks for more', () => {
  const readme = readFileSync('README.md', 'utf8')
  const section = readme.slice(readme.indexOf('## Licences of what it is built with'))
  const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const names = [...groupLicences(lock)]
    .filter(([licence]) => asksForMore(licence))
    .flatMap(([, packages]) => packages.map((one) => one.replace(/ [^ ]*$/, '')))
    .map(
      (name) =>
        KNOWN_AS[name.split('/')[0] ?? ''] ?? name.replace(/^lightningcss-.*/, 'lightningcss'),
    )
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
})
