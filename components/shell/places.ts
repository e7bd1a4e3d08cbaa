import type { Permission } from '@/lib/domain/permissions'
import type { Viewer } from '@/lib/people/model/viewer'

export type PlaceName =
  | 'board'
  | 'newOrder'
  | 'express'
  | 'print'
  | 'scan'
  | 'exceptions'
  | 'parcels'
  | 'reports'
  | 'stores'
  | 'settings'

/** Where a place leads; `covers` are addresses beside its own whose pages belong to it. */
export type PlaceAddress = { href: string; covers?: readonly string[] }

/** A place in the navigation. */
export type Place = PlaceAddress & { name: PlaceName; severalStores: boolean }

/** A phone of 360 px has room for five places that a thumb can tell apart. */
const PHONE_ROOM = 5

type Rule = { needs: Permission | null; severalStores: boolean }

/** In the order of the navigation. `needs`: at one store at least; null is for everybody. */
const RULES: readonly (readonly [PlaceName, Rule])[] = [
  ['board', { needs: 'food.see', severalStores: true }],
  ['newOrder', { needs: 'food.place', severalStores: false }],
  ['express', { needs: 'express.see', severalStores: true }],
  ['print', { needs: 'express.see', severalStores: true }],
  ['scan', { needs: 'express.see', severalStores: true }],
  ['exceptions', { needs: 'express.see', severalStores: true }],
  ['parcels', { needs: 'parcels.see', severalStores: true }],
  ['reports', { needs: 'reports.see', severalStores: true }],
  ['stores', { needs: 'hours.see', severalStores: true }],
  ['settings', { needs: null, severalStores: true }],
]

/** Where this person may go; the addresses come from whoever composes the shell. */
export function placesFor(
  viewer: Pick<Viewer, 'stores'>,
  addresses: Readonly<Record<PlaceName, PlaceAddress>>,
): Place[] {
  return RULES.filter(([, { needs }]) => {
    return needs === null || viewer.stores.some(({ may }) => may.includes(needs))
  }).map(([name, { severalStores }]) => ({ name, ...addresses[name], severalStores }))
}

/** The place to begin the day at; null for a person whose work has no place here yet. */
export function firstPlace(places: readonly Place[]): Place | null {
  return places.find(({ name }) => name !== 'settings') ?? null
}

/** The place that a page belongs to: the longest address that its path goes on from. */
export function currentPlace(places: readonly Place[], path: string): Place | null {
  const addresses = places.flatMap((place) =>
    [place.href, ...(place.covers ?? [])].map((address) => ({ place, address })),
  )
  const [longest] = addresses
    .filter(({ address }) => path === address || path.startsWith(`${address}/`))
    .toSorted((a, b) => b.address.length - a.address.length)
  return longest?.place ?? null
}

/** Of more places than a phone has room for, those that stand in its bar; the others are under "More". */
export function placesOnPhone(places: readonly Place[]): readonly Place[] {
  return places.length <= PHONE_ROOM ? places : places.slice(0, PHONE_ROOM - 1)
}
