import type { Coordinates } from '@/lib/domain/coordinates'

export type RegionView = { readonly centre: Coordinates; readonly zoom: number }

const VIEWS: ReadonlyMap<string, RegionView> = new Map([
  ['HK', { centre: { lat: 22.335, lng: 114.155 }, zoom: 11 }],
  ['SG', { centre: { lat: 1.345, lng: 103.83 }, zoom: 11 }],
  ['KUL', { centre: { lat: 3.139, lng: 101.687 }, zoom: 11 }],
  ['BKK', { centre: { lat: 13.756, lng: 100.502 }, zoom: 11 }],
  ['TPE', { centre: { lat: 25.04, lng: 121.545 }, zoom: 11 }],
  ['SGN', { centre: { lat: 10.777, lng: 106.701 }, zoom: 11 }],
  ['HAN', { centre: { lat: 21.028, lng: 105.852 }, zoom: 11 }],
])

/** The other regions of Vietnam, from end to end. */
const VIETNAM: RegionView = { centre: { lat: 16, lng: 106.5 }, zoom: 6 }

/** What a map shows of a region when it has nothing to show yet. */
export function regionView(region: string): RegionView {
  return VIEWS.get(region) ?? VIETNAM
}
