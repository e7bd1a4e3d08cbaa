import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { LOCALES } from './locales'
import type { CompleteMessages } from './complete-messages'
import { messagesOf } from './messages'

type Tree = { [key: string]: string | Tree }

/** Every message by its dotted key. */
function flat(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

/** The arguments and tags of a message as the build reads it; throws where it is not ICU's form. */
function namesOf(message: string, locale: string): string {
  const names = new Set<string>()
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (part.type >= ARGUMENT && part.type <= PLURAL) names.add(String(part.value))
      if (part.type === TAG) names.add(`<${String(part.value)}>`)
      walk(part.children ?? [])
      for (const { value } of Object.values(part.options ?? {})) walk(value)
    }
  }
  walk(new IntlMessageFormat(message, locale).getAst())
  return [...names].toSorted().join(' ')
}

/** Of FormatJS's tree: what stands for an argument, up to a plural, and for a tag. */
const ARGUMENT = 1
const PLURAL = 6
const TAG = 8
type Part = {
  type: number
  value?: unknown
  children?: readonly Part[]
  options?: Readonly<Record<string, { value: readonly Part[] }>>
}

const english = flat(messagesOf('en'))

describe('messages', () => {
  it.each(LOCALES)('%s has every key, none beyond, none empty', (locale) => {
    const messages = flat(messagesOf(locale))
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
    expect([...messages].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(LOCALES)(
    '%s is written in ICU’s form, with the same arguments and tags as English',
    (locale) => {
      const own = flat(messagesOf(locale))
      const different = [...english].filter(
        ([key, text]) => namesOf(text, 'en') !== namesOf(own.get(key) ?? '', locale),
      )
      expect(different.map(([key]) => key)).toEqual([])
    },
  )

  it('knows the arguments of a message, those within branches and tags too', () => {
    const message = '<b>{name}</b> {n, plural, one {# by {who}} other {#}}'
    expect(namesOf(message, 'en')).toBe('<b> n name who')
    expect(() => namesOf('{n, plural, one {#}}', 'en')).toThrow()
  })

  it('a language that lacks a key does not pass the type check', () => {
    const { errors, ...rest } = messagesOf('en')
    // @ts-expect-error one key of one namespace is missing
    const refused: CompleteMessages = { ...rest, errors: { unexpected: errors.unexpected } }
    expect(Object.keys(refused.errors)).toHaveLength(1)
  })
})
