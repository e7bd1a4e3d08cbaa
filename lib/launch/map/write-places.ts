import { mkdirSync, writeFileSync } from 'node:fs'
import type { HongKongPlace, SingaporeStop } from './map-source'

const OUT = 'lib/addresses/places'

/** Writes what `lib/addresses` searches by name: a line each, so that a change of one is seen. */
export function writePlaces(source: {
  places: readonly HongKongPlace[]
  stops: readonly SingaporeStop[]
}): void {
  mkdirSync(OUT, { recursive: true })
  writeLines('hong-kong', [
    ...source.places.map(({ en, zh, lat, lng, kind, routes }) => [
      kind === 'station' ? 'station' : 'place',
      en,
      zh,
      lat,
      lng,
      routes,
    ]),
  ])
  writeLines('singapore', [
    ...source.stops.map(({ en, road, lat, lng, routes }) => ['place', en, road, lat, lng, routes]),
  ])
}

function writeLines(region: string, rows: readonly unknown[]): void {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
  writeFileSync(`${OUT}/${region}.json`, `[\n${lines}\n]\n`)
}
