'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, useState, type ReactNode } from 'react'
import { Select } from '@/components/ui/forms/select'
import { Row, Table, Td, Th } from '@/components/ui/table'
import {
  IMPORT_FIELDS,
  isDigitsAsText,
  isImportField,
  type ImportField,
} from '@/lib/domain/imports/import-fields'
import type { TableView } from '../parse/table-view'
import { useImportFieldLabels } from '../rows/use-import-field-labels'

type Fields = (ImportField | null)[]
type ColumnTableProps = { table: TableView; fields: Fields; onChange: (fields: Fields) => void }

/** Each column with its first values and what it is taken for. Not drawn anew while rows are sent. */
export const ColumnTable = memo(function ColumnTable({
  table,
  fields,
  onChange,
}: ColumnTableProps) {
  const t = useTranslations('imports.upload')
  const words = useImportFieldLabels()
  const further = fields.filter((field) => field !== null && !IMPORT_FIELDS.includes(field))
  const choices = [...IMPORT_FIELDS, ...new Set(further as ImportField[])]
  const optionOf = (field: ImportField) => (
    <option key={field} value={field}>
      {words.field(field)}
    </option>
  )
  // What was used at first stays where it is, so that no choice makes its row jump away.
  const [used] = useState(() => new Set(fields.flatMap((field, index) => (field ? [index] : []))))
  const all = table.names.map((_, index) => index)
  const unused = all.filter((index) => !used.has(index))
  const draw = (indexes: readonly number[]) => (
    <Table label={t('columns')} className="table-fixed sm:table-auto">
      <thead>
        <tr>
          <Th>{t('column')}</Th>
          <Th className="hidden sm:table-cell">{t('sample')}</Th>
          <Th className="sm:w-72 lg:w-96">{t('holds')}</Th>
        </tr>
      </thead>
      <tbody>
        {indexes.map((index) => (
          <Row key={index}>
            <Td className="py-2 font-medium wrap-anywhere">
              {table.names[index]}
              <span className="block font-normal text-muted sm:hidden">
                {table.samples[index]?.[0]}
              </span>
            </Td>
            <Td className="hidden max-w-72 truncate text-muted sm:table-cell">
              {table.samples[index]?.join(' · ')}
            </Td>
            <Td className="py-2">
              <FieldChoice
                name={table.names[index] ?? ''}
                value={fields[index] ?? null}
                isTwice={isTwice(fields, index)}
                mayHaveLostZeros={table.numeric[index] ?? false}
                choices={choices}
                optionOf={optionOf}
                onChange={(field) => onChange(fields.with(index, field))}
              />
            </Td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
  if (unused.length === all.length) return draw(all)
  return (
    <>
      {draw(all.filter((index) => used.has(index)))}
      {unused.length > 0 && (
        <details className="rounded-outer border">
          <summary className="cursor-pointer px-4 py-2 font-medium text-muted">
            {t('unused', { count: unused.length })}
          </summary>
          {draw(unused)}
        </details>
      )}
    </>
  )
})

type FieldChoiceProps = {
  name: string
  value: ImportField | null
  isTwice: boolean
  mayHaveLostZeros: boolean
  /** What a column may hold. */
  choices: readonly ImportField[]
  optionOf: (field: ImportField) => ReactNode
  onChange: (field: ImportField | null) => void
}

/**
 * What one column is taken for. Its list has some ninety fields, and a shop's file eighty columns: it
 * is drawn where somebody is about to open it.
 */
function FieldChoice({
  name,
  value,
  isTwice: twice,
  mayHaveLostZeros,
  choices,
  optionOf,
  onChange,
}: FieldChoiceProps) {
  const t = useTranslations('imports.upload')
  const [isNear, setNear] = useState(false)
  const come = () => setNear(true)
  const own = value === null ? [] : [value]
  const warning = twice
    ? t('twice')
    : mayHaveLostZeros && value !== null && isDigitsAsText(value)
      ? t('zeros')
      : null
  return (
    // As wide as its column, however many fields are drawn in it.
    <div className="contain-inline-size">
      <Select
        aria-label={t('fieldOf', { column: name })}
        aria-invalid={twice || undefined}
        value={value ?? ''}
        onPointerEnter={come}
        onPointerDown={come}
        onFocus={come}
        onChange={({ target }) => onChange(isImportField(target.value) ? target.value : null)}
      >
        <option value="">{t('ignore')}</option>
        {(isNear ? choices : own).map(optionOf)}
      </Select>
      {warning !== null && (
        <p className={`mt-1 flex gap-1.5 text-xs ${twice ? 'text-late' : 'text-waiting'}`}>
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {warning}
        </p>
      )}
    </div>
  )
}

const isTwice = (fields: Fields, index: number) =>
  fields[index] !== null && fields.indexOf(fields[index] ?? null) !== index
