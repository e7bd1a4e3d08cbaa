import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

/** One file for each rule, which breaks it. */
const BROKEN: Readonly<Record<string, string>> = {
  'typescript(no-floating-promises)': `Promise.resolve(1)`,
  'typescript(no-misused-promises)': `if (Promise.resolve(true)) throw new Error('x')`,
  'typescript(await-thenable)': `await 1`,
  'typescript(no-unsafe-assignment)': `export const x = JSON.parse('1')`,
  'typescript(no-unsafe-call)': `JSON.parse('1')()`,
  'typescript(no-unsafe-member-access)': `export const x: unknown = JSON.parse('1').a`,
  'typescript(no-unsafe-argument)': `export const x = Math.abs(JSON.parse('1'))`,
  'typescript(no-unsafe-return)': `export const x = (): string => JSON.parse('1')`,
  'typescript(no-explicit-any)': `export type X = any`,
  'typescript(no-unnecessary-condition)': `export const x = (a: string) => a ?? 'b'`,
  'typescript(no-unnecessary-type-assertion)': `export const x = (a: string) => a as string`,
  'typescript(no-deprecated)': `export const x = 'abc'.substr(1)`,
  'typescript(no-non-null-assertion)': `export const x = (a: string | null) => a!`,
  'typescript(only-throw-error)': `throw 'x'`,
  'typescript(restrict-template-expressions)': 'export const x = (a: object | boolean) => `${a}`',
  'typescript(no-confusing-void-expression)': `export const x = () => { return console.clear() }`,
  'typescript(consistent-type-definitions)': `export interface X { a: 1 }`,
  'typescript(require-await)': `export const x = async () => 1`,
  'typescript(unbound-method)': `export const x = new Date().getTime`,
  'typescript(switch-exhaustiveness-check)': `export function x(a: 'b' | 'c') { switch (a) { case 'b': return 1 } return 2 }`,
  'typescript(ban-ts-comment)': `// @ts-ignore\nexport const x = 1`,
  'eslint(no-restricted-properties)': `export const x = process.env['A']`,
  'eslint(no-console)': `console.log(1)`,
  'eslint(no-unused-vars)': `const x = 1`,
  'eslint(prefer-const)': `let x = 1\nexport const y = x`,
  'eslint(max-lines)': '\n'.repeat(401) + 'export const x = 1',
  'eslint(no-debugger)': `debugger`,
  'react(jsx-key)': `export const X = () => [1].map((n) => <i>{n}</i>)`,
  'react-hooks(rules-of-hooks)': `import { useState } from 'react'\nexport const X = ({ a }: { a: boolean }) => a ? useState(1)[0] : 2`,
  'react-hooks(exhaustive-deps)': `import { useEffect } from 'react'\nexport const X = ({ a }: { a: string }) => { useEffect(() => { document.title = a }, []); return null }`,
  'react(set-state-in-effect)': `import { useEffect, useState } from 'react'\nexport function X() { const [a, setA] = useState(1)\nuseEffect(() => { setA(2) }, []); return <i>{a}</i> }`,
  'react(refs)': `import { useRef } from 'react'\nexport function X() { const a = useRef(1); return <i>{a.current}</i> }`,
  'react(no-unescaped-entities)': `export const X = () => <p>it's</p>`,
  'jsx-a11y(alt-text)': `export const X = () => <img src="a" />`,
  'jsx-a11y(aria-props)': `export const X = () => <i aria-lable="a" />`,
  'jsx-a11y(role-has-required-aria-props)': `export const X = () => <i role="checkbox" />`,
  'next(no-img-element)': `export const X = () => <img src="a" alt="" />`,
  'next(no-html-link-for-pages)': `export const X = () => <a href="/food/">a</a>`,
  'import(no-anonymous-default-export)': `export default () => 1`,
}

/** These files may do what others may not. */
const ALLOWED: Readonly<Record<string, string>> = {
  'lib/config/settings.ts': `export const x = process.env['A']`,
  'lib/launch/tell.ts': `console.log(process.env['A'])`,
  'lib/food/long.test.ts': '\n'.repeat(500) + 'export const x = 1',
}

const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
})

let folder = ''
let found: { code: string; filename: string }[] = []

const nameOf = (rule: string) => `lib/orders/${rule.replaceAll(/\W/g, '-')}.tsx`

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-lint-'))
  const root = process.cwd()
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [rule, text] of Object.entries(BROKEN)) write(nameOf(rule), text)
  for (const [path, text] of Object.entries(ALLOWED)) write(path, text)
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'lib'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  found = reportSchema.parse(JSON.parse(stdout)).diagnostics
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${text}\n`)
}

const codesIn = (path: string) =>
  found.filter(({ filename }) => filename.endsWith(path)).map(({ code }) => code)

it.each(Object.keys(BROKEN))('%s is on', (rule) => {
  expect(codesIn(nameOf(rule))).toContain(rule)
})

it.each(Object.keys(ALLOWED))('%s may do it', (path) => {
  const ofWords = codesIn(path).filter((code) => code.startsWith('eslint('))
  expect(ofWords).toEqual([])
})
