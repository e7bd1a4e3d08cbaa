import type { Permission } from '@/lib/domain/permissions'
import type { Viewer } from '@/lib/people/schema'

export type PlaceName =
  | 'board'
  | 'newOrder'
  | 'express'
  | 'print'
  | 'scan'
  | 'exceptions'
  | 'parcels'
  | 'stores'
  | 'settings'

/** A place in the navigation. */
export type Place = { name: PlaceName; href: string; severalStores: boolean }

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
  ['stores', { needs: 'hours.see', severalStores: true }],
  ['settings', { needs: null, severalStores: true }],
]

/** Where this person may go; the addresses come from whoever composes the shell. */
export function placesFor(
  viewer: Pick<Viewer, 'stores'>,
  hrefs: Readonly<Record<PlaceName, string>>,
): Place[] {
  return RULES.filter(([, { needs }]) => {
    return needs === null || viewer.stores.some(({ may }) => may.includes(needs))
  }).map(([name, { severalStores }]) => ({ name, href: hrefs[name], severalStores }))
}

/** The place to begin the day at; null for a person whose work has no place here yet. */
export function firstPlace(places: readonly Place[]): Place | null {
  return places.find(({ name }) => name !== 'settings') ?? null
}

/** The place that a page belongs to: the longest address that its path goes on from. */
export function currentPlace(places: readonly Place[], path: string): Place | null {
  return places
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .reduce<Place | null>(
      (best, place) => (best && best.href.length >= place.href.length ? best : place),
      null,
    )
}
