/** The id of a field's control, so that the summary of problems can lead to it. */
export function fieldId(name: string): string {
  return `parcel-${name.replaceAll('.', '-')}`
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
