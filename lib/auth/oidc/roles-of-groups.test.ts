import { expect, it } from 'vitest'
import { rolesOfGroups } from './roles-of-groups'

const stores = [
  { id: 1, code: 'HK-CENTRAL-01' },
  { id: 2, code: 'HK-SHATIN-03' },
]
const mapping = [
  { group: 'it', role: 'administrator', store: '' },
  { group: 'central', role: 'staff', store: 'HK-CENTRAL-01' },
  { group: 'area', role: 'manager', store: '*' },
  { group: 'gone', role: 'staff', store: 'HK-GONE-09' },
] as const
const of = (...groups: string[]) => rolesOfGroups(mapping, groups, stores)

it('gives the role of a group at its store, and of a star at all', () => {
  expect(of('central')).toEqual({ isAdmin: false, roles: [{ storeId: 1, role: 'staff' }] })
  expect(of('area').roles).toEqual([
    { storeId: 1, role: 'manager' },
    { storeId: 2, role: 'manager' },
  ])
  expect(of('it')).toEqual({ isAdmin: true, roles: [] })
})

it('gives the strongest of several at one store', () => {
  expect(of('central', 'area').roles[0]).toEqual({ storeId: 1, role: 'manager' })
})

it('gives nothing for a group that nobody named, or a store that is not there', () => {
  expect(of('others', 'gone')).toEqual({ isAdmin: false, roles: [] })
})
