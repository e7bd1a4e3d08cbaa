import { expect, test } from 'vitest'
import { headerLine, readHeader, readStatement } from './backup-format'

test('a header comes back as it was written', () => {
  const header = { takenAt: '2026-11-23T02:00:00Z', migration: 1_763_900_000_000 }
  expect(readHeader(headerLine(header).trim())).toEqual(header)
})

test.each(['', 'PGDMP', '-- Handover backup 1 {', '-- Handover backup 2 {}'])(
  '%j is no header',
  (line) => {
    expect(readHeader(line)).toBeNull()
  },
)

test('reads what a backup holds', () => {
  expect(readStatement('COPY public.prints (id, "by", copies) FROM stdin;')).toEqual({
    kind: 'copy',
    table: 'public.prints',
    columns: 'id, "by", copies',
  })
  const sql = "SELECT pg_catalog.setval('public.orders_id_seq', 42, true);"
  expect(readStatement(sql)).toEqual({ kind: 'setval', sql })
  expect(readStatement('-- end')).toEqual({ kind: 'end' })
})

test.each([
  'DROP TABLE people;',
  "COPY public.people (id) FROM PROGRAM 'true';",
  'COPY public.people (id) FROM stdin; DROP TABLE people;',
  "SELECT pg_catalog.setval('public.x', 1, true); DROP TABLE people;",
  "SELECT pg_read_file('/etc/passwd');",
])('refuses %s', (line) => {
  expect(readStatement(line)).toBeNull()
})
