import type { ReadWaybill } from './read-typed'

/** Fields of a draft that have their place in the form under another name. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  store: 'storeId',
  sender: 'sender.name',
  recipient: 'recipient.name',
  'sender.callingCode': 'sender.phone',
  'recipient.callingCode': 'recipient.phone',
  'recipient.callingCode2': 'recipient.phone2',
  'sender.address': 'sender.address.root',
  'recipient.address': 'recipient.address.root',
  items: 'items.root',
  services: 'valuePlus',
  collect: 'collect.freight',
  'pickup.date': 'pickup',
  'pickup.period': 'pickup',
  'delivery.date': 'delivery',
  'delivery.period': 'delivery',
}

/** Where the form asks for a field of the draft; rows that were left empty lie in between. */
export function formPath(
  field: string,
  { itemRows, serviceRows }: Pick<ReadWaybill, 'itemRows' | 'serviceRows'>,
): string {
  const [, list, index, part] = /^(items|services)\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (!list || !part) return ELSEWHERE[field] ?? field
  const row = (list === 'items' ? itemRows : serviceRows)[Number(index)] ?? Number(index)
  return row === -1 ? 'valuePlus' : `${list}.${row}.${part}`
}
