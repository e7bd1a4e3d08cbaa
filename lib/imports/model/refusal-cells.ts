import { columnOf, type ImportColumn } from '@/lib/domain/imports/import-columns'
import { ADDRESS_LINES, isImportField, type ImportField } from '@/lib/domain/imports/import-fields'

/** Where a field of the waybill's draft is looked for, when no cell of a row has its name. */
const STANDS_FOR: Readonly<Record<string, readonly ImportField[]>> = {
  'recipient.address': [...ADDRESS_LINES, 'recipient.address.building'],
  'recipient.location': ['recipient.lat', ...ADDRESS_LINES, 'recipient.address.district'],
  'sender.address': ['sender.address.building'],
  'sender.location': ['sender.lat', 'sender.address.district'],
  recipient: ['recipient.name', 'recipient.firstName'],
  sender: ['sender.name'],
  items: ['items.0.name', 'items.0.code'],
  services: ['declaredValue', 'services.0.code'],
  collect: ['collect.goods'],
  'recipient.name': ['recipient.firstName', 'recipient.lastName'],
  weight: ['kilograms'],
}

/** The cells that a refusal's fields speak of, of those that a file has a column for. */
export function refusalCells(
  fields: readonly string[],
  columns: readonly ImportColumn[],
): ImportField[] {
  const has = (field: string): field is ImportField =>
    isImportField(field) && columnOf(columns, field) !== null
  return fields.flatMap((field) => {
    if (has(field)) return [field]
    const whole = field.replace(/^(recipient|sender)\.address\..*$/, '$1.address')
    return (STANDS_FOR[whole] ?? []).filter(has).slice(0, 1)
  })
}
