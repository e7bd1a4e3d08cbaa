import { describe, expect, it } from 'vitest'
import { bundleOf, ownerOf, readPart } from './read-bundle'

describe('a report of bundles', () => {
  it.each([
    ['[project]/node_modules/react-dom/cjs/react-dom.production.js', 'react-dom'],
    ['[project]/node_modules/@radix-ui/react-menu/dist/index.mjs', '@radix-ui/react-menu'],
    ['[project]/node_modules/a/node_modules/@b/c/index.js', '@b/c'],
    ['[project]/components/food/order-form/order-form.tsx', 'components/food'],
    ['lib/domain/money.ts', 'lib/domain'],
    ['[turbopack]/runtime.ts', 'the rest'],
  ])('%s is of %s', (source, owner) => {
    expect(ownerOf(source)).toBe(owner)
  })

  it('reads the parts of an export, and nothing else of it', () => {
    const part = {
      type: 'part',
      route: '/food',
      filename: 'a.js',
      source_path: 'lib/domain/money.ts',
      size: 90,
      compressed_size: 40,
    }
    expect(readPart(JSON.stringify(part))).toEqual({
      route: '/food',
      file: 'a.js',
      source: 'lib/domain/money.ts',
      bytes: 40,
    })
    expect(readPart(JSON.stringify({ type: 'module', path: 'part' }))).toBeNull()
  })

  it('divides what a file weighs as its parts stand to each other, and leaves no byte out', () => {
    const files = [
      { name: 'a.js', bytes: 300 },
      { name: 'polyfills.js', bytes: 50 },
    ]
    const parts = [
      { file: 'a.js', source: 'node_modules/zod/index.js', bytes: 300 },
      { file: 'a.js', source: 'lib/food/model/a.ts', bytes: 60 },
      { file: 'a.js', source: 'lib/food/model/b.ts', bytes: 40 },
      { file: 'later.js', source: 'node_modules/leaflet/index.js', bytes: 999 },
    ]
    expect(bundleOf('/food', files, parts)).toEqual({
      route: '/food',
      bytes: 350,
      from: [
        ['zod', 225],
        ['lib/food', 75],
        ['the rest', 50],
      ],
    })
  })
})
