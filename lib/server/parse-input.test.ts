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
  async (bad) => {
    expect(await parseInput(schema, { name: `Chan${bad}` })).toEqual({
      ok: false,
      fields: { name: 'controlCharacters' },
    })
    expect(await parseInput(schema, { name: 'Chan', path: [{}, { remark: bad }] })).toEqual({
      ok: false,
      fields: { 'path.1.remark': 'controlCharacters' },
    })
    expect(await parseInput(schema, { name: 'Chan', kept: new Map([['note', bad]]) })).toEqual({
      ok: false,
      fields: { 'kept.note': 'controlCharacters' },
    })
  },
)

it('names every field that is at fault, and never what it held', async () => {
  const parsed = await parseInput(schema, {
    name: '\u0000Secret',
    path: [{ remark: '\u0001Secret' }],
  })
  expect(parsed).toEqual({
    ok: false,
    fields: { name: 'controlCharacters', 'path.0.remark': 'controlCharacters' },
  })
})

it.each(['two\nlines', 'two\r\nlines', 'a\ttab', '陳大文', '👨‍👩‍👧', 'e\u0301', ''])(
  'takes %j',
  async (name) => {
    expect(await parseInput(schema, { name })).toEqual({ ok: true, data: { name } })
  },
)

it('says what the schema says where no text is at fault', async () => {
  expect(await parseInput(schema, { name: 7 })).toMatchObject({
    ok: false,
    fields: { name: expect.any(String) as string },
  })
})

it.each(['\u0000', '\u001b[2J', '\ud800'])(
  'refuses %j within what is sent as JSON, also in a Blob',
  async (bad) => {
    const rows = z
      .union([z.string(), z.instanceof(Blob).transform((blob) => blob.text())])
      .transform((text): unknown => JSON.parse(text))
      .pipe(z.array(z.array(z.string())))
    const sent = JSON.stringify([['Chan'], ['Lee', bad]])
    for (const given of [sent, new Blob([sent])]) {
      expect(await parseInput(z.object({ rows }), { rows: given })).toEqual({
        ok: false,
        fields: { 'rows.1.1': 'controlCharacters' },
      })
    }
  },
)
