import { describe, expect, it } from 'vitest'
import { permissionsOf, type ActingRole } from '@/lib/domain/permissions'
import { currentPlace, firstPlace, placesFor, placesOnPhone } from './places'

const ADDRESSES = {
  board: { href: '/food' },
  newOrder: { href: '/food/new' },
  express: { href: '/express', covers: ['/imports', '/lockers'] },
  print: { href: '/print' },
  scan: { href: '/scan' },
  exceptions: { href: '/exceptions' },
  parcels: { href: '/parcels' },
  reports: { href: '/reports' },
  stores: { href: '/stores' },
  settings: { href: '/settings' },
}

function as(...roles: ActingRole[]) {
  return {
    stores: roles.map((role, id) => ({
      id,
      code: `HK-${id}`,
      name: `Store ${id}`,
      region: 'HK' as const,
      location: { lat: 22.3, lng: 114.2 },
      hasFood: true,
      colour: '#1e40af',
      usesAddressIds: false,
      lateMinutes: { waiting: 10, atStore: 10, riding: 45 },
      role,
      may: permissionsOf(role),
    })),
  }
}

describe('placesFor', () => {
  const names = (...roles: ActingRole[]) =>
    placesFor(as(...roles), ADDRESSES).map(({ name }) => name)

  it('shows each role what it may use', () => {
    const warehouse = ['express', 'print', 'scan', 'exceptions', 'parcels']
    const all = ['board', 'newOrder', ...warehouse, 'reports', 'stores', 'settings']
    expect(names('staff')).toEqual(['board', 'newOrder', 'parcels', 'stores', 'settings'])
    expect(names('manager')).toEqual(all)
    expect(names('administrator')).toEqual(all)
    expect(names('warehouse')).toEqual([...warehouse, 'settings'])
    expect(names()).toEqual(['settings'])
  })

  it('counts a permission at any of the stores', () => {
    expect(names('warehouse', 'staff')).toContain('board')
  })

  it('begins at the first place that is work', () => {
    expect(firstPlace(placesFor(as('staff'), ADDRESSES))?.href).toBe('/food')
    expect(firstPlace(placesFor(as('warehouse'), ADDRESSES))?.href).toBe('/express')
    expect(firstPlace(placesFor(as(), ADDRESSES))).toBeNull()
  })
})

describe('currentPlace', () => {
  const places = placesFor(as('staff'), ADDRESSES)

  it.each([
    ['/food', 'board'],
    ['/food/12', 'board'],
    ['/food/new', 'newOrder'],
    ['/parcels/12', 'parcels'],
    ['/stores/3/hours', 'stores'],
    ['/settings/people/3', 'settings'],
  ])('%s belongs to %s', (path, name) => {
    expect(currentPlace(places, path)?.name).toBe(name)
  })

  it('is none where no place leads', () => {
    expect(currentPlace(places, '/foodstuff')).toBeNull()
    expect(currentPlace(places, '/')).toBeNull()
  })

  it.each(['/imports', '/imports/7', '/lockers'])('%s belongs to the waybills', (path) => {
    expect(currentPlace(placesFor(as('warehouse'), ADDRESSES), path)?.name).toBe('express')
  })
})

describe('placesOnPhone', () => {
  const bar = (role: ActingRole) =>
    placesOnPhone(placesFor(as(role), ADDRESSES)).map(({ name }) => name)

  it('is all of five, and of more the first four', () => {
    expect(bar('staff')).toEqual(['board', 'newOrder', 'parcels', 'stores', 'settings'])
    expect(bar('warehouse')).toEqual(['express', 'print', 'scan', 'exceptions'])
    expect(bar('manager')).toEqual(['board', 'newOrder', 'express', 'print'])
  })
})
