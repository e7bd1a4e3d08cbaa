import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { describe, expect, it } from 'vitest'
import { messagesOf } from './messages'
import { pseudoMessages, pseudoText } from './pseudo-messages'

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
}
/** As the build parses a message and a page draws it. */
const drawn = (message: string, values: Record<string, unknown> = {}) =>
  format(pseudoMessages(compile(message)), 'en', values as never, { formatters })

describe('the pseudo-language', () => {
  it('is 40 % longer, to the letter', () => {
    for (const text of Object.values(messagesOf('en').shell.navigation).filter(isText)) {
      const letters = text.match(/\p{L}/gu)?.length ?? 0
      expect(pseudoText(text).length).toBe(text.length + Math.round(letters * 0.4))
    }
  })

  it('has marks over its letters, and leaves figures and signs alone', () => {
    expect(pseudoText('Save 12 (all)')).toBe('Şắắvếế 12 (ắļļļ)')
  })

  it('keeps arguments, numbers, plurals, choices and tags', () => {
    expect(drawn('Hand in {count}', { count: '3' })).toMatch(/^H.+ 3$/)
    expect(drawn('{n, plural, one {# box} other {# boxes}}', { n: 2 })).toMatch(/^2 b.+x.+$/)
    expect(drawn('{n, plural, =0 {none} other {#}}', { n: 4 })).toBe('4')
    expect(drawn('{n, number}', { n: 1200 })).toBe('1,200')
    expect(drawn('{kind, select, food {a} other {b}}', { kind: 'food' })).toMatch(/^ắ+$/)
    const tagged = drawn('Press <b>{name}</b> now', {
      name: 'Send',
      b: (inner: unknown) => `[${String(inner)}]`,
    })
    expect(tagged).toMatch(/^P.+ \[Send\] ñ.+$/)
  })

  it('leaves what stands in braces alone in a message that is not parsed yet', () => {
    expect(pseudoMessages('Hand in {count} now')).toMatch(/^H\S+ \S+ \{count\} ñ/)
  })
})

const isText = (value: unknown): value is string => typeof value === 'string'
