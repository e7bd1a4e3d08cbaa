import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { messagesOf } from './messages'

type Tree = { [key: string]: string | Tree }

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

const SOURCE = /^(?!.*\.test\.).*\.tsx?$/
/** Of what is no part of the dashboard. */
const ELSEWHERE = /^lib\/(simulator|testing|launch|i18n)\//

/** Every text in quotes, and every template as what it can become. */
function textsOfCode(): { quoted: Set<string>; templates: RegExp[] } {
  const paths = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  const quoted = new Set<string>()
  const templates = new Set<string>()
  for (const path of paths.filter((one) => SOURCE.test(one) && !ELSEWHERE.test(one))) {
    const text = readFileSync(path, 'utf8')
    for (const [, inside] of text.matchAll(/'([\w.-]+)'/g)) quoted.add(inside ?? '')
    for (const [, inside = ''] of text.matchAll(/`([^`\n]*)`/g)) templates.add(inside)
  }
  return { quoted, templates: [...templates].flatMap(patternOf) }
}

/** `stage.${x}` may be any key below `stage`; what is all hole, or no key, says nothing. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(/\$\{[^{}]*\}/)
  const isKey = parts.length > 1 && parts.every((part) => /^[\w.-]*$/.test(part))
  if (!isKey || !parts.some((part) => /\w{2}/.test(part))) return []
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`)]
}

it('every message is asked for somewhere, by its key or the end of it', () => {
  const { quoted, templates } = textsOfCode()
  const isAsked = (text: string) => quoted.has(text) || templates.some((one) => one.test(text))
  const unused = keysOf(messagesOf('en') as Tree).filter((key) => {
    const parts = key.split('.')
    return !parts.some((_, at) => at > 0 && isAsked(parts.slice(at).join('.')))
  })
  expect(unused).toEqual([])
})
