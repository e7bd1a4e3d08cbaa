import { describe, expect, it } from 'vitest'
import { keptForm, listOf, oneOf, pinOf, recordOf, shapedLike, textOf } from './draft'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

/** What an older version may have written, or anybody else. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  Number.NaN,
  '',
  'text',
  [],
  [1, 'x', null],
  {},
  { lat: 'x', name: 7, group: null },
]

describe('a kept form', () => {
  it.each([null, '', '{', '[]', 'null', '7', '{"formKey":"mine"}', `{"formKey":["${KEY}"]}`])(
    'is none in %s',
    (stored) => {
      expect(keptForm(stored)).toBeNull()
    },
  )

  it('has its key, its store where that is a number, and whatever else was kept', () => {
    const stored = JSON.stringify({ formKey: KEY, storeId: 7, remark: 'x' })
    expect(keptForm(stored)).toMatchObject({ formKey: KEY, storeId: 7, fields: { remark: 'x' } })
    for (const storeId of [null, '7', 1.5, {}]) {
      expect(keptForm(JSON.stringify({ formKey: KEY, storeId }))?.storeId).toBeUndefined()
    }
  })
})

describe('whatever was kept', () => {
  const LIKE = { name: '', isMeant: false, list: ['a'], group: { street: '', inner: { x: '' } } }

  it.each(ODD)('%j is read as something of the right shape', (value) => {
    expect(typeof textOf(value)).toBe('string')
    expect(Array.isArray(listOf(value))).toBe(true)
    expect(typeof recordOf(value)).toBe('object')
    expect(['a', 'b']).toContain(oneOf(value, ['a', 'b']))
    expect(pinOf(value)).toBeNull()
    for (const odd of [value, { name: value, group: value }, { group: { inner: value } }]) {
      const shaped = shapedLike(LIKE, odd)
      expect(Object.keys(shaped)).toEqual(Object.keys(LIKE))
      expect([typeof shaped.name, typeof shaped.isMeant]).toEqual(['string', 'boolean'])
      expect(shaped.list).toEqual(['a'])
      expect([typeof shaped.group.street, typeof shaped.group.inner.x]).toEqual([
        'string',
        'string',
      ])
    }
  })

  it('stays what it is where it is right', () => {
    const kept = {
      name: 'Lee',
      isMeant: true,
      list: ['a'],
      group: { street: 'x', inner: { x: 'y' } },
    }
    expect(shapedLike(LIKE, kept)).toEqual(kept)
    expect(oneOf('b', ['a', 'b'])).toBe('b')
    expect(pinOf({ lat: 22.28, lng: 114.15 })).toEqual({ lat: 22.28, lng: 114.15 })
  })

  it.each([
    { lat: 90.1, lng: 0 },
    { lat: 0, lng: -180.1 },
    { lat: null, lng: 0 },
  ])('%j is no place', (value) => {
    expect(pinOf(value)).toBeNull()
  })
})
