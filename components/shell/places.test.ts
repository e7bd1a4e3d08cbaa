import { describe, expect, it } from 'vitest'
import { permissionsOf, type ActingRole } from '@/lib/domain/permissions'
import { currentPlace, firstPlace, placesFor } from './places'

const HREFS = {
  ...{ board: '/food', newOrder: '/food/new', parcels: '/parcels', express: '/express' },
  ...{ print: '/print', scan: '/scan', exceptions: '/exceptions' },
  ...{ stores: '/stores', settings: '/settings' },
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
      lateMinutes: { waiting: 10, atStore: 10, riding: 45 },
      role,
      may: permissionsOf(role),
    })),
  }
}

describe('placesFor', () => {
  const names = (...roles: ActingRole[]) => placesFor(as(...roles), HREFS).map(({ name }) => name)

  it('shows each role what it may use', () => {
    const warehouse = ['express', 'print', 'scan', 'exceptions', 'parcels']
    const all = ['board', 'newOrder', ...warehouse, 'stores', 'settings']
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
    expect(firstPlace(placesFor(as('staff'), HREFS))?.href).toBe('/food')
    expect(firstPlace(placesFor(as('warehouse'), HREFS))?.href).toBe('/express')
    expect(firstPlace(placesFor(as(), HREFS))).toBeNull()
  })
})

describe('currentPlace', () => {
  const places = placesFor(as('staff'), HREFS)

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
})
