import { describe, expect, it } from 'vitest'
import type { TypedParcel } from '@/lib/parcels/model/typed-parcel'
import { ERROR_CODES } from '@/lib/platform/error-codes'
import { typedParcel, typedRound } from '@/lib/testing/forms/typed-parcel'
import { refusedFormFields } from './refused-form-fields'

const fields = (code: string, form: TypedParcel, platformText = '') =>
  Object.keys(refusedFormFields({ code, platformText, family: 'parcel' }, form))

const full = typedRound(2, { hasItems: true, collects: true })

/** Codes that speak of no field of the form: of the connection, the account, a tip that nobody gives. */
const NO_FIELD = new Set(
  (
    '40001 40101 40301 40303 50001 50002 50003 50004 50005 50006 40011 400190000001 400180062 ' +
    '400120313 4001128071 400190001005 400190001006 400193000005 400193000006 4001340000 ' +
    '400120217 4001260300 4001280009 400120212 400180070 4001260061 400180056'
  ).split(' '),
)

/** Whether the form has a value by that dotted name. */
function exists(name: string): boolean {
  const found = name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[part]
          : undefined,
      { ...full, storeId: 1 },
    )
  return found !== undefined
}

describe('where a refusal is shown', () => {
  const parcel = ERROR_CODES.filter(({ list }) => list === 'parcel')

  it.each(parcel.map(({ code }) => code))('%s: at fields that the form has, or at none', (code) => {
    const named = fields(code, full)
    expect(named.length > 0).toBe(!NO_FIELD.has(code))
    for (const name of named) expect([name, exists(name)]).toEqual([name, true])
  })

  it.each<[string, string[]]>([
    ['4001128002', ['pickup.contacts.0.phone']],
    ['4001128006', ['pickup.location']],
    ['4001128010', ['drops.0.address', 'drops.1.address']],
    ['4001128008', ['drops.0.contacts.0.phone', 'drops.1.contacts.0.phone']],
    ['400193000001', ['orderer.name']],
    ['400193000022', ['giveUpAt']],
    ['400190001032', ['items.box']],
    ['4001128090', ['positions']],
    ['400193000008', ['services']],
    ['4001128083', ['collect.freight', 'collect.goods']],
  ])('%s: %j', (code, expected) => {
    expect(fields(code, full)).toEqual(expected)
  })

  it('says at which stop, and which of its people, where the text does', () => {
    const contacts = [...full.drops[0]!.contacts, { name: 'B', phone: '6', company: '' }]
    const form = { ...full, drops: [full.drops[0]!, { ...full.drops[1]!, contacts }] }
    const text = 'phone error: path[2].contact[1].phone'
    expect(fields('400120131', form, text)).toEqual(['drops.1.contacts.1.phone'])
    expect(fields('4001128008', form)).toHaveLength(3)
  })

  it('points at nothing that is not shown', () => {
    const dash = typedParcel()
    expect(fields('400193000001', dash)).toEqual(['orderer.name'])
    expect(fields('4001128083', dash)).toEqual([])
    expect(fields('400190001032', typedRound(1))).toEqual([])
  })
})
