import { expect, it } from 'vitest'
import { newImportSchema } from '@/lib/imports/model/import-requests'
import { shortFileName } from './use-read-file'

it.each([
  ['a usual name', ' orders.csv ', 'orders.csv'],
  ['one that is too long', `${'訂'.repeat(300)}.xlsx`, `${'訂'.repeat(194)}….xlsx`],
  ['one without an ending', 'a'.repeat(201), `${'a'.repeat(199)}…`],
  ['one that would be cut within a character', `a${'𠮷'.repeat(120)}`, `a${'𠮷'.repeat(99)}…`],
])('takes %s', (_name, given, kept) => {
  expect(shortFileName(given)).toBe(kept)
  expect(newImportSchema.shape.fileName.safeParse(kept).success).toBe(true)
})
