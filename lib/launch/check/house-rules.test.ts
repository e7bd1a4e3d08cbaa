import { describe, expect, it, test } from 'vitest'
import {
  brokenRules,
  cycles,
  importsOutOfOrder,
  languageTests,
  literalSpreads,
  textsInCode,
} from './house-rules'
import { FEATURES, LARGEST_ROOM, USES } from './import-table'
import { readSource } from './read-sources'

/** What a project of these files breaks. */
function broken(files: Readonly<Record<string, string>>): string[] {
  return brokenRules(read(files))
}

function read(files: Readonly<Record<string, string>>) {
  const known = new Set(Object.keys(files))
  return Object.entries(files).map(([path, text]) => readSource(path, text, known))
}

/** What is said of one import of `target` in `file`. */
function tried(file: string, target: string): string[] {
  const imported = `import '@/${target.replace(/\.tsx?$/, '')}'\n`
  return importsOutOfOrder(readSource(file, imported, new Set([target])))
}

describe('the validator', () => {
  const model = `import { z } from 'zod'\nexport const form = z.object({})\n`
  const limits = 'export const MOST = 3\n'
  const files = (component: string) => ({
    'lib/food/model/form.ts': model,
    'lib/food/model/limits.ts': limits,
    'lib/food/model/other.ts': `import { form } from './form'\nexport const other = form\n`,
    'lib/food/actions.ts': `'use server'\nimport { form } from './model/form'\nexport const send = () => form\n`,
    'components/food/x.tsx': component,
  })

  it.each([
    ["import { form } from '@/lib/food/model/form'", 'lib/food/model/form.ts'],
    ["import { other } from '@/lib/food/model/other'", 'lib/food/model/other.ts'],
    ["import { zodResolver } from '@hookform/resolvers/zod'", '@hookform/resolvers/zod'],
    ["import { z } from 'zod'", 'zod'],
    // What is imported for types in this way is imported.
    ["import { type Form } from '@/lib/food/model/form'", 'lib/food/model/form.ts'],
  ])('does not come with a page by %s', (component, name) => {
    expect(broken(files(component))).toEqual([
      `components/food/x.tsx: brings the validator with it, by ${name}`,
    ])
  })

  it.each([
    "import type { Form } from '@/lib/food/model/form'",
    "import { MOST } from '@/lib/food/model/limits'",
    "import { send } from '@/lib/food/actions'",
    "const form = () => import('@/lib/food/model/form')",
  ])('may be spoken of by %s', (component) => {
    expect(broken(files(component))).toEqual([])
  })
})

describe('who may import whom', () => {
  it.each([
    ['app/(desk)/food/(board)/page.tsx', 'lib/food/get-board.ts'],
    ['components/food/x.tsx', 'lib/food/actions.ts'],
    ['components/food/board/x.tsx', 'lib/food/model/stage.ts'],
    ['components/food/x.tsx', 'components/form/use-draft.ts'],
    ['components/imports/x.tsx', 'components/express/party.tsx'],
    ['components/imports/x.tsx', 'lib/express/model/slots.ts'],
    ['lib/food/x.ts', 'lib/orders/lists/read-cards.ts'],
    ['lib/imports/x.ts', 'lib/express/placing/place-waybill.ts'],
    ['lib/orders/x.ts', 'lib/live/notify.ts'],
    ['lib/platform/x.ts', 'lib/domain/money.ts'],
    ['lib/food/x.test.ts', 'lib/simulator/server.ts'],
    ['lib/launch/x.ts', 'lib/demo/seed-demo.ts'],
  ])('%s may import %s', (file, target) => {
    expect(tried(file, target)).toEqual([])
  })

  it.each([
    ['lib/food/x.ts', 'app/api/health/route.ts'],
    ['components/food/x.tsx', 'lib/food/placing/place-order.ts'],
    ['components/food/x.tsx', 'lib/people/model/person.ts'],
    ['components/food/x.tsx', 'lib/food/schema.ts'],
    ['components/food/x.tsx', 'lib/db/client.ts'],
    ['components/food/x.tsx', 'components/imports/grid.tsx'],
    ['lib/parcels/x.ts', 'lib/food/food-api.ts'],
    ['components/imports/x.tsx', 'lib/express/placing/place-waybill.ts'],
    ['components/ui/x.tsx', 'lib/domain/money.ts'],
    ['components/ui/x.tsx', 'components/form/use-draft.ts'],
    ['lib/food/x.ts', 'lib/people/list-people.ts'],
    ['lib/express/x.ts', 'lib/imports/model/row-slots.ts'],
    ['lib/platform/x.ts', 'lib/db/client.ts'],
    ['lib/db/x.ts', 'lib/platform/errors.ts'],
    ['lib/domain/x.ts', 'lib/config/settings.ts'],
    ['lib/simulator/x.ts', 'lib/platform/channel/signature.ts'],
    ['lib/food/x.ts', 'lib/simulator/server.ts'],
    ['lib/food/x.ts', 'lib/demo/seed-demo.ts'],
    ['lib/food/x.ts', 'lib/testing/world.ts'],
    ['lib/launch/x.ts', 'lib/testing/world.ts'],
    ['lib/food/x.ts', 'proxy.ts'],
  ])('%s may not import %s', (file, target) => {
    expect(tried(file, target)).toEqual([`${file}:1: may not import ${target}`])
  })

  it('lets no feature use one that stands behind it', () => {
    for (const [place, feature] of FEATURES.entries())
      expect(FEATURES.slice(0, place)).toEqual(expect.arrayContaining([...(USES[feature] ?? [])]))
  })

  it('guards a new folder from its first day', () => {
    for (const path of ['lib/newroom/x.ts', 'shelf/x.ts', 'components/newfeature/x.tsx'])
      expect(broken({ [path]: '' })).toEqual([expect.stringContaining('not in the table')])
  })

  it.each([
    `import { a } from '@/lib/db/client'`,
    `import type { A } from '../../lib/db/client'`,
    `export { a } from '../db/client'`,
    `const later = () => import('@/lib/db/client')`,
    `type A = import('@/lib/db/client').A`,
    `type A = typeof import('../db/client')`,
  ])('reads %s', (text) => {
    const files = { 'lib/platform/x.ts': text, 'lib/db/client.ts': '' }
    const found = importsOutOfOrder(read(files)[0] ?? { ...nothing, path: '' })
    expect(found).toEqual(['lib/platform/x.ts:1: may not import lib/db/client.ts'])
  })

  it.each([`// import '@/lib/db/client'`, `const words = "import '@/lib/db/client'"`])(
    'passes over %s',
    (text) => {
      expect(broken({ 'lib/platform/x.ts': text, 'lib/db/client.ts': '' })).toEqual([])
    },
  )
})

const nothing = {
  imports: [],
  brings: [],
  isBarrel: false,
  literalSpreads: [],
  texts: [],
  languageTests: [],
}

test('circles are found, of types and of later imports too', () => {
  const files = {
    'lib/food/a.ts': `import { b } from './b'`,
    'lib/food/b.ts': `import type { C } from './c'`,
    'lib/food/c.ts': `const a = () => import('./a')`,
    'lib/food/d.ts': `import './a'`,
  }
  expect(cycles(read(files)).map((circle) => circle.toSorted())).toEqual([
    ['lib/food/a.ts', 'lib/food/b.ts', 'lib/food/c.ts'],
  ])
  expect(cycles(read({ ...files, 'lib/food/c.ts': '' }))).toEqual([])
})

test('a folder holds so many sources, beside their tests', () => {
  const names = Array.from({ length: LARGEST_ROOM }, (_, index) => `lib/tracking/s${index}.ts`)
  const files = Object.fromEntries(names.map((path) => [path, '']))
  expect(broken({ ...files, 'lib/tracking/s0.test.ts': '', 'lib/tracking/in/x.ts': '' })).toEqual(
    [],
  )
  expect(broken({ ...files, 'lib/tracking/one-more.ts': '' })).toEqual([
    expect.stringContaining(`lib/tracking: holds ${LARGEST_ROOM + 1} sources`),
  ])
})

test('a skeleton is of one page, and shown before no other', () => {
  const inner = { 'app/food/[id]/loading.tsx': '', 'app/food/new/loading.tsx': '' }
  expect(broken({ ...inner, 'app/food/(board)/loading.tsx': '' })).toEqual([])
  expect(broken({ ...inner, 'app/food/loading.tsx': '' })).toEqual([
    'app/food/loading.tsx: is shown before app/food/[id]/loading.tsx too',
    'app/food/loading.tsx: is shown before app/food/new/loading.tsx too',
  ])
})

test('a file that only hands on what others export is a barrel, but for the files of Next', () => {
  const files = { 'lib/food/index.ts': `export * from './a'`, 'lib/food/a.ts': '' }
  expect(broken(files)).toEqual(['lib/food/index.ts: is a barrel'])
  expect(
    broken({
      'app/food/error.tsx': `export { A as default } from '@/components/food/a'`,
      'components/food/a.tsx': '',
    }),
  ).toEqual([])
})

test('a literal that is spread into another one steers the formatter', () => {
  const said = (text: string) => read({ 'lib/food/x.tsx': text }).flatMap(literalSpreads)
  for (const text of [
    'const x = { ...{ a, b }, c }',
    `const x = [...['x', 'y'], z]`,
    `call(...['x', 'y'])`,
    'const x = <A {...{ a, b }} />',
  ])
    expect(said(text)).toEqual([
      'lib/food/x.tsx:1: spreads a literal; write its parts where it stands',
    ])
  for (const text of [
    'const x = { ...a, ...(b ? { c } : {}) }',
    'const x = [...a, ...(b ? [c] : [])]',
    'const x = <A {...props} />',
  ])
    expect(said(text)).toEqual([])
})

test('what people read or hear is a message', () => {
  const said = (text: string, path = 'components/food/x.tsx') =>
    read({ [path]: text }).flatMap(textsInCode)
  for (const text of [
    'const x = <p>Send again</p>',
    "const x = <p>{'Send again'}</p>",
    'const x = <button aria-label="Send again" />',
    'const x = <Field label="Phone" />',
    'const x = <p>再送出</p>',
  ])
    expect(said(text)).toEqual(['components/food/x.tsx:1: says words; write a message'])
  for (const text of [
    "const x = <p>{t('send')} · kg</p>",
    'const x = <p className="font-medium">Handover</p>',
    "const x = <p>{kind === 'food' ? a : b}</p>",
  ])
    expect(said(text)).toEqual([])
  expect(said('const x = <p>Send again</p>', 'components/food/x.test.tsx')).toEqual([])
})

test('nothing is true of one language alone', () => {
  const found = (text: string, path = 'components/food/x.ts') =>
    read({ [path]: text }).flatMap(languageTests)
  for (const text of [`const x = locale === 'en' ? a : b`, `const x = 'zh-HK' !== locale`])
    expect(found(text)).toEqual([
      'components/food/x.ts:1: compares with one language; there are more',
    ])
  expect(found(`const x = readsChinese(locale) ? a : b`)).toEqual([])
  expect(found(`const x = lang === 'en'`, 'lib/simulator/x.ts')).toEqual([])
})
