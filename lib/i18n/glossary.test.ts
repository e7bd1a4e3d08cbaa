import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import given from './glossary/terms.json'
import { type Locale, LOCALES } from './locales'
import { messagesOf } from './messages'

/** `everyday` words are no trade's own; `ours` name what only Handover has. All others are the trade's. */
const termsSchema = z.array(
  z.strictObject({
    term: z.string().min(1),
    english: z.array(z.string().min(1)).min(1),
    kind: z.enum(['everyday', 'ours']).optional(),
  }),
)
const terms = termsSchema.parse(given)

/** What the field says in one language for each English term (docs/languages.md). */
const glossarySchema = z.record(
  z.string(),
  z.strictObject({
    /** The first is preferred; others are its forms. */
    words: z.array(z.string().min(1)).min(1),
    /** Said by others for it, and never here. */
    not: z.array(z.string().min(1)).optional(),
    /** Keys of messages that rightly say it without the word, or mean something else. */
    except: z.array(z.string()).optional(),
    /** Where a delivery service or its merchants use the word; null where that was looked for in vain. */
    source: z.url().nullish(),
  }),
)
type Glossary = z.infer<typeof glossarySchema>

type Tree = { [key: string]: string | Tree }
const flat = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
/** As the keys of `except` write it: the message's file, then its key. */
const byFile = (key: string) =>
  key.replace(/^[^.]+/, (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
const messages = (locale: Locale) =>
  flat(messagesOf(locale) as Tree).map(([key, text]) => [byFile(key), text] as const)

/** Longest first, and what it took is taken away: a "pickup code" is no "pickup". */
const FORMS = terms
  .flatMap(({ term, english }) => english.map((form) => ({ term, form })))
  .toSorted((one, other) => other.form.length - one.form.length)
  .map(({ term, form }) => {
    // A PIN is no pin on the map.
    const flags = /^pins?$/i.test(form) ? 'g' : 'gi'
    return { term, pattern: new RegExp(`(?<![\\w-])${form}(?![\\w-])`, flags) }
  })

/** The terms that an English message uses. */
function termsOf(message: string): string[] {
  let rest = message.replace(
    /\{(\w+)(, (plural|select|number|date|time|selectordinal)[^{]*)?/g,
    '{',
  )
  const found = FORMS.filter(({ pattern }) => {
    const isSaid = rest.search(pattern) >= 0
    rest = rest.replace(pattern, ' ')
    return isSaid
  })
  return [...new Set(found.map(({ term }) => term))]
}

const pathOf = (locale: Locale) => `lib/i18n/glossary/${locale}.json`
const read = (locale: Locale): Glossary =>
  glossarySchema.parse(JSON.parse(readFileSync(pathOf(locale), 'utf8')))

it('a term takes the longest words of a message, whatever its case', () => {
  expect(termsOf('Pickup codes of {count, plural, one {# Order} other {# orders}}')).toEqual([
    'pickup code',
    'order',
  ])
  expect(termsOf('Type your PIN')).toEqual(['PIN'])
})

// English is what terms are written in, and Hong Kong's words were there before the glossary.
const WITHOUT: readonly Locale[] = ['en', 'zh-HK']
const WITH = LOCALES.filter((locale) => !WITHOUT.includes(locale))

it('every later language has a glossary', () => {
  expect(WITH.filter((locale) => !existsSync(pathOf(locale)))).toEqual([])
})

describe.each(WITH)('%s', (locale) => {
  const glossary = read(locale)
  const own = new Map(messages(locale))
  const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

  it('has a word for every term, and no exception that is none', () => {
    expect(Object.keys(glossary).toSorted()).toEqual(terms.map(({ term }) => term).toSorted())
    const excepted = Object.values(glossary).flatMap(({ except = [] }) => except)
    expect(excepted.filter((key) => !own.has(key))).toEqual([])
  })

  it('says of every word of the trade where it is in use, or that nobody was found', () => {
    const trade = terms.filter(({ kind }) => kind === undefined)
    expect(trade.length).toBeGreaterThan(40)
    const unsaid = trade.filter(({ term }) => glossary[term]?.source === undefined)
    expect(unsaid.map(({ term }) => term)).toEqual([])
  })

  it('uses the glossary’s word wherever English uses the term', () => {
    const without = messages('en').flatMap(([key, text]) =>
      termsOf(text).flatMap((term) => {
        const { words = [], except = [] } = glossary[term] ?? {}
        const mine = own.get(key) ?? ''
        const isSaid = except.includes(key) || words.some((word) => has(mine, word))
        return isSaid ? [] : [`${key}: ${term} without ${words.join(' / ')}: ${mine}`]
      }),
    )
    expect(without).toEqual([])
  })

  it('never uses a word that is another’s', () => {
    const forbidden = Object.entries(glossary).flatMap(([term, { not = [] }]) =>
      not.map((word) => ({ term, word })),
    )
    const said = [...own].flatMap(([key, text]) =>
      forbidden
        .filter(({ word }) => has(text, word))
        .map(({ term, word }) => `${key}: ${word} for ${term}: ${text}`),
    )
    expect(said).toEqual([])
  })
})
