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

/** The names of a message's arguments, those within the branches of a plural or select too. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  // Braces nest by turns: an argument, a branch of it, an argument in that branch.
  let depth = 0
  for (const [token, name] of message.matchAll(/\{\s*(\w+)?|\}/g)) {
    if (token === '}') depth -= 1
    else {
      if (depth % 2 === 0 && name) names.add(name)
      depth += 1
    }
  }
  return [...names].sort()
}

const english = flat(messagesOf('en'))

describe('messages', () => {
  it.each(LOCALES)('%s has every key, none beyond, none empty', (locale) => {
    const messages = flat(messagesOf(locale))
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
    expect([...messages].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('zh-HK takes the same arguments as English', () => {
    const chinese = flat(messagesOf('zh-HK'))
    const different = [...english].filter(
      ([key, text]) => argumentsOf(text).join() !== argumentsOf(chinese.get(key) ?? '').join(),
    )
    expect(different.map(([key]) => key)).toEqual([])
  })

  it('a language that lacks a key does not pass the type check', () => {
    const { errors, ...rest } = messagesOf('en')
    // @ts-expect-error one key of one namespace is missing
    const refused: CompleteMessages = { ...rest, errors: { unexpected: errors.unexpected } }
    expect(Object.keys(refused.errors)).toHaveLength(1)
  })
})
