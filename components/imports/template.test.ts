import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { checkRow } from '@/lib/imports/model/check-row'
import { fieldNamed } from '@/lib/imports/model/columns/column-names'
import { matchColumns } from '@/lib/imports/model/columns/match-columns'
import { rowValues } from '@/lib/domain/imports/import-columns'
import { IMPORT_FIELDS } from '@/lib/domain/imports/import-fields'
import { writeCsv } from '@/lib/domain/write-csv'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { readFile } from './parse/read-file'
import { toTable } from './parse/table'
import { templateRows } from './upload/template-file'
import { importFieldLabel } from './rows/use-import-field-labels'

describe.each(LOCALES)('in %s', (locale) => {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'imports' })

  it.each(IMPORT_FIELDS)('the words for %s are a name of it', (field) => {
    expect(fieldNamed(importFieldLabel(t, field))).toBe(field)
  })

  it.each(EXPRESS_PRODUCTS)(
    'the template of %s can be imported, and its example is right',
    async (product) => {
      const text = writeCsv(templateRows(product, (field) => importFieldLabel(t, field)))
      const { names, rows } = toTable(await readFile(new Blob([text])))
      const fields = matchColumns(names, { remembered: {} })
      expect(fields).not.toContain(null)
      const columns = names.map((name, index) => ({
        key: name,
        name,
        field: fields[index] ?? null,
      }))
      const cells = Object.fromEntries(names.map((name, index) => [name, rows[0]?.[index] ?? '']))
      expect(checkRow(rowValues(columns, cells), { product, sender: null }).faults).toEqual([])
    },
  )
})
