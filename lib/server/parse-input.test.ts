import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseInput } from './parse-input'

const schema = z.object({
  name: z.string(),
  path: z.array(z.object({ remark: z.string().optional() })).optional(),
  kept: z.map(z.string(), z.string()).optional(),
})

it.each(['\u0000', '\u0007', '\u001b[2J', '\u007f', '\u0085', '\ud800', 'x\udc00'])(
  'refuses %j by the name of its field, however deep',
  (bad) => {
    expect(parseInput(schema, { name: `Chan${bad}` })).toEqual({
      ok: false,
      fields: { name: 'controlCharacters' },
    })
    expect(parseInput(schema, { name: 'Chan', path: [{}, { remark: bad }] })).toEqual({
      ok: false,
      fields: { 'path.1.remark': 'controlCharacters' },
    })
    expect(parseInput(schema, { name: 'Chan', kept: new Map([['note', bad]]) })).toEqual({
      ok: false,
      fields: { 'kept.note': 'controlCharacters' },
    })
  },
)

it('names every field that is at fault, and never what it held', () => {
  const parsed = parseInput(schema, { name: '\u0000Secret', path: [{ remark: '\u0001Secret' }] })
  expect(parsed).toEqual({
    ok: false,
    fields: { name: 'controlCharacters', 'path.0.remark': 'controlCharacters' },
  })
})

it.each(['two\nlines', 'two\r\nlines', 'a\ttab', '陳大文', '👨‍👩‍👧', 'e\u0301', ''])(
  'takes %j',
  (name) => {
    expect(parseInput(schema, { name })).toEqual({ ok: true, data: { name } })
  },
)

it('says what the schema says where no text is at fault', () => {
  expect(parseInput(schema, { name: 7 })).toMatchObject({
    ok: false,
    fields: { name: expect.any(String) as string },
  })
})

it.each(['\u0000', '\u001b[2J', '\ud800'])('refuses %j within what is sent as JSON', (bad) => {
  const rows = z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(z.array(z.string())))
  const sent = { rows: JSON.stringify([['Chan'], ['Lee', bad]]) }
  expect(parseInput(z.object({ rows }), sent)).toEqual({
    ok: false,
    fields: { 'rows.1.1': 'controlCharacters' },
  })
})
