'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Notice } from '@/components/ui/notice'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { matchColumns, type RememberedColumns } from '@/lib/imports/model/match-columns'
import { mergeOrders } from '@/lib/imports/model/merge-orders'
import type { Table } from '../parse/table'
import { useImportFieldLabels } from '../rows/use-import-field-labels'
import { ColumnTable } from './column-table'
import { SeveralRows } from './several-rows'
import { requiredFields } from './template-file'
import { useSaveImport } from './use-save-import'

type MapColumnsProps = {
  file: { name: string; table: Table; formKey: string }
  storeId: number
  product: ExpressProduct | null
  remembered: RememberedColumns
  /** Takes another file. */
  another: ReactNode
}

/** What the columns of a file hold: matched by name, changed by hand, remembered. */
export function MapColumns({ file, storeId, product, remembered, another }: MapColumnsProps) {
  const t = useTranslations('imports.upload')
  const words = useImportFieldLabels()
  const format = useFormatter()
  const { table, name: fileName, formKey } = file
  const [fields, setFields] = useState(() => matchColumns(table.names, remembered))
  const [several, setSeveral] = useState<'one' | 'rows'>('one')
  const { save, done, failure } = useSaveImport()
  const missing = missingFields(fields, product)
  const twice = fields.some((field, index) => field !== null && fields.indexOf(field) !== index)
  const columns = columnsOf(table, fields, missing)
  const together = useMemo(() => {
    const all = columnsOf(table, fields, missingFields(fields, product))
    return mergeOrders({ columns: all, rows: table.rows })
  }, [table, fields, product])
  const isAsked = together.merged > 0
  const chosen = isAsked && several === 'one' ? together : { columns, rows: table.rows }
  return (
    <section aria-labelledby="columns-title" className="flex flex-col gap-4">
      <div>
        <h2 id="columns-title" className="font-semibold">
          {t('columns')}
        </h2>
        <p className="max-w-prose text-muted">
          {t('columnsText', { file: fileName, rows: table.rows.length })}
        </p>
      </div>
      {failure !== null && <FormErrors message={failure} />}
      <ColumnTable table={table} fields={fields} onChange={setFields} />
      {isAsked && <SeveralRows {...together} value={several} onChange={setSeveral} />}
      {missing.length > 0 && (
        <Notice kind="info">
          {t('missing', { fields: format.list(missing.map(words.field)) })}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          pending={done !== null}
          disabled={twice}
          onClick={() => void save({ formKey, storeId, fileName, product, ...chosen })}
        >
          {t('check')}
        </Button>
        {another}
        <p role="status" className="text-muted">
          {done !== null && t('saving', { done, all: chosen.rows.length })}
        </p>
      </div>
    </section>
  )
}

/** The columns of a file with what they hold, and empty ones for what is missing. */
function columnsOf(
  table: Table,
  fields: readonly (ImportField | null)[],
  missing: readonly ImportField[],
): ImportColumn[] {
  return [
    ...table.names.map((name, index) => ({ key: `c${index}`, name, field: fields[index] ?? null })),
    ...missing.map((field) => ({ key: field, name: '', field })),
  ]
}

/** What the product cannot do without and no column holds; of several products nobody knows before the rows are read. */
function missingFields(
  fields: readonly (ImportField | null)[],
  product: ExpressProduct | null,
): ImportField[] {
  const required: ImportField[] = product === null ? ['product'] : requiredFields(product)
  const has = (field: ImportField) =>
    fields.includes(field) || (field === 'weight' && fields.includes('kilograms'))
  return required.filter((field) => !has(field))
}
