import { expect, it } from 'vitest'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { refusalCells } from './refusal-cells'

const columns = (...fields: ImportField[]) =>
  fields.map((field) => ({ key: field, name: field, field }))

it.each([
  ['recipient.phone', ['recipient.phone', 'recipient.name'], ['recipient.phone']],
  ['recipient.location', ['recipient.addressLine1'], ['recipient.addressLine1']],
  ['recipient.location', ['recipient.lat', 'recipient.addressLine1'], ['recipient.lat']],
  ['recipient.address.street', ['recipient.addressLine1'], ['recipient.addressLine1']],
  ['weight', ['kilograms'], ['kilograms']],
  ['store', ['recipient.name'], []],
] as const)('a refusal of %s is shown where %j has it', (field, has, shown) => {
  expect(refusalCells([field], columns(...has))).toEqual(shown)
})
