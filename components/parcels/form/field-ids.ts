/** The id of a field's control, so that the summary of problems can lead to it. */
export function fieldId(name: string): string {
  return `parcel-${name.replaceAll('.', '-')}`
}

/** The id of what is said to be wrong with a field. */
export function errorId(name: string): string {
  return `${fieldId(name)}-error`
}

/**
 * For what stands around several controls that make one field: somebody who is led there by the
 * summary, or comes into it, hears what is wrong.
 */
export function groupProps(name: string, error: string | undefined) {
  const described = error ? { role: 'group', 'aria-describedby': errorId(name) } : {}
  return { id: fieldId(name), tabIndex: -1, ...described }
}

/** Leads to a field; nowhere while it is not shown. */
export function focusField(name: string): void {
  document.getElementById(fieldId(name))?.focus()
}

/** In the order in which the form is read; the summary follows it. */
const ORDER = [
  'storeId',
  'product',
  'pickup',
  'drops',
  'orderer',
  'items',
  'when',
  'scheduledFor',
  'giveUpAt',
  'positions',
  'services',
  'collect',
  'remark',
  'reference',
]

/** Names of fields, as the form is read from top to bottom. */
export function inFormOrder(names: readonly string[]): string[] {
  const placeOf = (name: string) => ORDER.indexOf(name.split('.')[0] ?? '')
  return names.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Where a field stands: at which drop-off (from 1), with which person (from 1). */
export function whereIs(name: string): { drop: number | null; contact: number | null } {
  const drop = /^drops\.(\d+)/.exec(name)?.[1]
  const contact = /\.contacts\.(\d+)/.exec(name)?.[1]
  return {
    drop: drop === undefined ? null : Number(drop) + 1,
    contact: contact === undefined ? null : Number(contact) + 1,
  }
}
