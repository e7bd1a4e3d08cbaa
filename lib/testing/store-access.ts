import { permissionsOf } from '@/lib/domain/permissions'

/** A store as its manager may use it, for tests of what pages draw. */
export const storeAccess = (change: { id: number; name: string }) => ({
  code: `HK-${change.id}`,
  region: 'HK' as const,
  location: { lat: 22.3, lng: 114.2 },
  hasFood: true,
  colour: '#1e40af',
  usesAddressIds: false,
  lateMinutes: { waiting: 10, atStore: 10, riding: 45 },
  role: 'manager' as const,
  may: permissionsOf('manager'),
  ...change,
})
