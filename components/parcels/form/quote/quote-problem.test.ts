import { expect, test } from 'vitest'
import { ReadProblem } from '@/components/shell/read-json'
import { typedDrop, typedParcel } from '@/lib/testing/forms/typed-parcel'
import type { DraftParcel } from '../draft'
import { QuoteProblem, speaksOfAnother } from './quote-problem'

const FORM: DraftParcel = { ...typedParcel(), formKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }
const [contact] = typedDrop().contacts
const withContact = (change: object): DraftParcel => ({
  ...FORM,
  drops: [{ ...typedDrop(), contacts: [{ ...contact!, ...change }] }],
})

const refusedFor = (...fields: string[]) => {
  const named = Object.fromEntries(fields.map((field) => [field, 'refused']))
  return new QuoteProblem(new ReadProblem({ problem: 'platformRefused', fields: named }, 502), FORM)
}

test('a refusal of a phone speaks of another form once the phone is another', () => {
  const refusal = refusedFor('pickup.contacts.0.phone', 'drops.0.contacts.0.phone')
  expect(speaksOfAnother(refusal, withContact({ phone: '6123 4567' }))).toBe(true)
  expect(speaksOfAnother(refusal, withContact({ name: 'Wong' }))).toBe(false)
  expect(speaksOfAnother(refusal, structuredClone(FORM))).toBe(false)
})

test('a field that is gone, or a text of the whole order, counts as well', () => {
  expect(speaksOfAnother(refusedFor('drops.0.contacts.0.phone'), { ...FORM, drops: [] })).toBe(true)
  expect(speaksOfAnother(refusedFor('reference'), { ...FORM, reference: 'INV-2' })).toBe(true)
})

test('a refusal that names no field, and no answer at all, stand until somebody asks', () => {
  expect(speaksOfAnother(refusedFor(), withContact({ phone: '6' }))).toBe(false)
  expect(speaksOfAnother(new TypeError('no answer'), withContact({ phone: '6' }))).toBe(false)
  expect(speaksOfAnother(null, FORM)).toBe(false)
})
