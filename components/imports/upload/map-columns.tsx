'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { use, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Notice } from '@/components/ui/notice'
import { expressRules, type ExpressProduct } from '@/lib/domain/express/express-products'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { matchColumns, type RememberedColumns } from '@/lib/imports/model/columns/match-columns'
import { mappingFor, type SavedMapping } from '@/lib/imports/model/columns/saved-mapping'
import { shopOf } from '@/lib/imports/model/columns/shop-files'
import type { HeldRows, Packed, Together } from '../parse/read.worker'
import type { TableView } from '../parse/table-view'
import { useImportFieldLabels } from '../rows/use-import-field-labels'
import { ColumnTable } from './column-table'
import { MappingBar } from './mapping-bar'
import { SeveralRows } from './several-rows'
import { requiredFields } from './template-file'
import { useSaveImport } from './use-save-import'

type MapColumnsProps = {
  file: { name: string; table: TableView; formKey: string }
  storeId: number
  /** Null: every row names its own. Undefined: as the file has it, or the store's latest product. */
  product: ExpressProduct | null | undefined
  lastProduct: ExpressProduct | null
  remembered: RememberedColumns
  /** Of the store. */
  mappings: readonly SavedMapping[]
  /** Where the table begins, to be changed. */
  place: ReactNode
  /** What becomes of the rows when those of one order are one; null where nobody can say. */
  together: (held: HeldRows) => Promise<Together | null>
  /** Writes rows of the file for the server. */
  pack: (held: HeldRows, merge: boolean) => Promise<Packed>
  /** Takes another file. */
  another: ReactNode
}

/** What the columns of a file hold: matched by name, changed by hand, kept under a name. */
export function MapColumns(props: MapColumnsProps) {
  const { file, storeId, lastProduct, remembered, mappings, another, place } = props
  const t = useTranslations('imports.upload')
  const words = useImportFieldLabels()
  const format = useFormatter()
  const { table, name: fileName, formKey } = file
  const [mappingId, setMappingId] = useState(() => mappingFor(table.names, mappings)?.id ?? null)
  const mapping = mappings.find(({ id }) => id === mappingId) ?? null
  const matched = (by: SavedMapping | null) =>
    matchColumns(table.names, { remembered, mapping: by?.columns ?? null, named: table.named })
  const [fields, setFields] = useState(() => matched(mapping))
  const [several, setSeveral] = useState<'one' | 'rows'>(mapping?.several ?? 'one')
  const { save, done, failure } = useSaveImport()
  const product = productOf(props.product, fields.includes('product'), lastProduct)
  const missing = useMemo(() => missingFields(fields, product), [fields, product])
  const twice = fields.some((field, index) => field !== null && fields.indexOf(field) !== index)
  const columns = useMemo(() => columnsOf(table, fields, missing), [table, fields, missing])
  // What was chosen last is shown at once, and what becomes of the rows when it is known.
  const together = use(props.together({ place: table.place, columns: useDeferredValue(columns) }))
  const isAsked = together !== null && together.merged > 0
  const rowCount = isAsked && several === 'one' ? together.rowCount : table.rowCount
  const shop = shopOf(table.names)
  const canSave = done === null && !twice
  const keep = () => {
    const packed = props.pack({ place: table.place, columns }, several === 'one')
    void save({ formKey, storeId, fileName, product, shop }, packed)
  }
  return (
    <section aria-labelledby="columns-title" className="flex flex-col gap-4">
      <div>
        <h2 id="columns-title" className="font-semibold">
          {t('columns')}
        </h2>
        <p className="max-w-prose text-muted">
          {t('columnsText', { file: fileName, rows: table.rowCount })}
          {shop !== null && mapping === null && ` ${t(`shop.${shop}`)}`}
        </p>
      </div>
      {place}
      <MappingBar
        storeId={storeId}
        mappings={mappings}
        mapping={mapping}
        names={table.names}
        fields={fields}
        several={several}
        onChoose={(next) => {
          setMappingId(next?.id ?? null)
          setFields(matched(next))
          if (next) setSeveral(next.several)
        }}
      />
      {failure !== null && <FormErrors message={failure} />}
      {isAsked && <SeveralRows {...together} value={several} onChange={setSeveral} />}
      {missing.length > 0 && (
        <Notice kind="info">
          {t('missing', { fields: format.list(missing.map(words.field)) })}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" pending={done !== null} disabled={!canSave} onClick={keep}>
          {t('check')}
        </Button>
        {another}
        <p role="status" className="text-muted">
          {done !== null && t('saving', { done, all: rowCount })}
        </p>
      </div>
      <ColumnTable key={mappingId} table={table} fields={fields} onChange={setFields} />
    </section>
  )
}

/** The product of all rows: as somebody chose, else none where a column names it, else the latest. */
function productOf(
  chosen: ExpressProduct | null | undefined,
  isInFile: boolean,
  last: ExpressProduct | null,
): ExpressProduct | null {
  if (chosen !== undefined) return chosen
  return isInFile ? null : last
}

/** The columns of a file with what they hold, and empty ones for what is missing. */
function columnsOf(
  table: TableView,
  fields: readonly (ImportField | null)[],
  missing: readonly ImportField[],
): ImportColumn[] {
  return [
    ...table.names.map((name, index) => ({ key: `c${index}`, name, field: fields[index] ?? null })),
    ...missing.map((field) => ({ key: field, name: '', field })),
  ]
}

/**
 * What the product cannot do without and no column holds; of several products nobody knows before
 * the rows are read. The sender is the store's, and an address may stand in a line.
 */
function missingFields(
  fields: readonly (ImportField | null)[],
  product: ExpressProduct | null,
): ImportField[] {
  const required: ImportField[] = product === null ? ['product'] : requiredFields(product)
  return required.filter((field) => !isToldOtherwise(field, fields, product))
}

function isToldOtherwise(
  field: ImportField,
  fields: readonly (ImportField | null)[],
  product: ExpressProduct | null,
): boolean {
  if (fields.includes(field) || field.startsWith('sender.')) return true
  if (field === 'weight') return fields.includes('kilograms')
  if (field === 'recipient.name') {
    return fields.includes('recipient.firstName') || fields.includes('recipient.lastName')
  }
  if (field.startsWith('recipient.address.')) {
    const isArea = field === 'recipient.address.area'
    return (
      fields.includes('recipient.addressLine1') ||
      (isArea && fields.includes('recipient.address.district'))
    )
  }
  const rules = product && expressRules(product)
  return (field === 'box' && rules?.onlyBox != null) || (field === 'boxes' && rules?.maxBoxes === 1)
}
