import { distanceMetres, type Coordinates } from '@/lib/domain/coordinates'
import type { NameKind } from '@/lib/domain/map/street-tile'
import type { HongKongPlace, SingaporeStop } from './map-source'

/** A name that may be written on the map, if there is room. */
export type NameCandidate = {
  readonly kind: NameKind
  readonly en: string
  /** Null where it is written one way in every language. */
  readonly zh: string | null
  /** Of a road: each is a place along it where the name may stand. */
  readonly at: readonly Coordinates[]
  /** The more, the earlier it is given room. */
  readonly routes: number
  /** Not before this zoom, room or not. */
  readonly from: number
}

/** Two stops of one name are one place up to here. */
const SAME_PLACE_METRES = 800

const A_SHORT_WALK_METRES = 400

/** Stations first, then by routes; a terminus named like a station beside it is that station. */
export function hongKongNames(places: readonly HongKongPlace[]): NameCandidate[] {
  const names: NameCandidate[] = []
  const byName = new Map<string, Coordinates[]>()
  for (const { en, zh, lat, lng, kind, routes } of [...places].sort(stationsFirst)) {
    const there = byName.get(en) ?? []
    if (there.some((one) => distanceMetres(one, { lat, lng }) < SAME_PLACE_METRES)) continue
    byName.set(en, [...there, { lat, lng }])
    const isStation = kind === 'station'
    names.push({
      kind: isStation ? 'station' : 'place',
      en: isStation ? en.replace(/ Station$/, '') : en,
      zh: isStation ? zh.replace(/站$/, '') : zh,
      at: [{ lat, lng }],
      routes: isStation ? 1000 + routesAround(places, { lat, lng }) : routes,
      from: isStation ? 12 : firstZoom(routes),
    })
  }
  return names
}

/** How much a station is a place to change: the routes that end or stop a short walk from it. */
function routesAround(places: readonly HongKongPlace[], at: Coordinates): number {
  return places
    .filter((one) => one.kind !== 'station' && distanceMetres(one, at) < A_SHORT_WALK_METRES)
    .reduce((all, { routes }) => all + routes, 0)
}

function stationsFirst(a: HongKongPlace, b: HongKongPlace): number {
  return Number(b.kind === 'station') - Number(a.kind === 'station') || b.routes - a.routes
}

function firstZoom(routes: number): number {
  if (routes >= 25) return 13
  if (routes >= 10) return 14
  return routes >= 3 ? 15 : 16
}

/** Blocks of flats are told by number, and what lies opposite to something is not its place. */
const NO_PLACE = /^(Blk|Opp|Aft|Bef|Bet|No\.?|Lor|Near|Car\s?[Pp]k|Lamp)\b|\d{2,}/

/** Stations and interchanges out of the names of stops, then what stands at stops, then roads. */
export function singaporeNames(stops: readonly SingaporeStop[]): NameCandidate[] {
  return [...stations(stops), ...placesAtStops(stops), ...roads(stops)]
}

/** Words that stops abbreviate, as a station's sign has them. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['Pk', 'Park'],
  ['Bt', 'Bukit'],
  ['Tg', 'Tanjong'],
  ['Kg', 'Kampong'],
  ['Jln', 'Jalan'],
  ['Upp', 'Upper'],
  ['Rd', 'Road'],
  ['Ave', 'Avenue'],
  ['St', 'Street'],
  ['Ctrl', 'Central'],
  ['Nth', 'North'],
  ['Sth', 'South'],
  ['Gdn', 'Garden'],
  ['Gdns', 'Gardens'],
  ['Hts', 'Heights'],
  ['Ctr', 'Centre'],
  ['Hosp', 'Hospital'],
  ["C'wealth", 'Commonwealth'],
  ["S'goon", 'Serangoon'],
  ['Pt', 'Point'],
  ['Cres', 'Crescent'],
  ['Dr', 'Drive'],
  ['Aft', ''],
])

export function inFull(name: string): string {
  return name
    .split(' ')
    .map((word) => WORDS.get(word) ?? word)
    .join(' ')
    .trim()
}

/** Stations of another kind than trains'. */
const OTHER_STATION =
  /\b(Sub|Fire|Police|Power|Pumping|Petrol|Service|Gas|Naval|Radio|Esso|Shell|SPC)$/

function stations(stops: readonly SingaporeStop[]): NameCandidate[] {
  const named = groupBy(stops, ({ en }) => {
    const name = /^(?:(?:Opp|Aft|Bef|Near) )?([A-Z][^/]*?) (?:Stn|Int)\b/.exec(en)?.[1]
    return name === undefined || OTHER_STATION.test(name) ? null : inFull(name)
  })
  return [...named].flatMap(([name, group]) =>
    apart(group).map((at) => ({
      kind: 'station' as const,
      en: name,
      zh: null,
      at: [at],
      routes: 1000 + sum(group),
      from: 12,
    })),
  )
}

/** The middle of stops; where they are too far apart for one station, that of the busiest. */
function apart(group: readonly SingaporeStop[]): Coordinates[] {
  const [busiest] = [...group].sort((a, b) => b.routes - a.routes)
  if (!busiest) return []
  const near = group.filter((one) => distanceMetres(one, busiest) < SAME_PLACE_METRES)
  const middle = (of: 'lat' | 'lng') => near.reduce((all, one) => all + one[of], 0) / near.length
  return [{ lat: middle('lat'), lng: middle('lng') }]
}

function placesAtStops(stops: readonly SingaporeStop[]): NameCandidate[] {
  const named = groupBy(stops, ({ en }) =>
    NO_PLACE.test(en) || /\b(Stn|Int|Ter)\b/.test(en) ? null : en,
  )
  return [...named].flatMap(([name, group]) => {
    const [busiest] = [...group].sort((a, b) => b.routes - a.routes)
    if (!busiest) return []
    const { lat, lng, routes } = busiest
    return [
      {
        kind: 'place' as const,
        en: name,
        zh: null,
        at: [{ lat, lng }],
        routes,
        from: Math.max(15, firstZoom(routes)),
      },
    ]
  })
}

function roads(stops: readonly SingaporeStop[]): NameCandidate[] {
  return [...groupBy(stops, ({ road }) => road || null)].map(([road, group]) => ({
    kind: 'road' as const,
    en: road,
    zh: null,
    at: [...group].sort((a, b) => b.routes - a.routes),
    routes: sum(group),
    from: roadZoom(group.length),
  }))
}

/** By its stops: a road that is long is known. */
function roadZoom(stops: number): number {
  if (stops >= 24) return 13
  if (stops >= 8) return 14
  return stops >= 3 ? 15 : 16
}

function sum(group: readonly SingaporeStop[]): number {
  return group.reduce((all, { routes }) => all + routes, 0)
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
