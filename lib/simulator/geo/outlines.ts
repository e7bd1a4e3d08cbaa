import { readFileSync } from 'node:fs'

/** A closed line of (longitude, latitude) points around a piece of land. */
export type Shore = readonly (readonly [number, number])[]

type FeatureCollection = {
  readonly features: readonly { readonly geometry: { readonly coordinates: readonly Shore[] } }[]
}

const FILES: Readonly<Record<string, string>> = {
  HK: 'hong-kong-land.geojson',
  SG: 'singapore-land.geojson',
}
const loaded = new Map<string, readonly Shore[]>()

/** Cities whose stores have no sea within reach: everywhere around them is land. */
const EVERYWHERE: readonly Shore[] = [
  [
    [-180, -90],
    [180, -90],
    [180, 90],
    [-180, 90],
    [-180, -90],
  ],
]

/**
 * The shores of a region, from the simulator's own copy of GSHHG (see data/README.md); the regions
 * without a file are inland.
 */
export function shoresOf(region: string): readonly Shore[] {
  const known = loaded.get(region)
  if (known) return known
  const file = FILES[region]
  const shores = file === undefined ? EVERYWHERE : readShores(file)
  loaded.set(region, shores)
  return shores
}

function readShores(file: string): readonly Shore[] {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
  const { features } = JSON.parse(text) as FeatureCollection
  return features.flatMap((feature) => feature.geometry.coordinates)
}

/** Is the point inside one of the shores? */
export function isOnLand(shores: readonly Shore[], lat: number, lng: number) {
  return shores.some((shore) => surrounds(shore, lat, lng))
}

function surrounds(shore: Shore, lat: number, lng: number) {
  let inside = false
  let previous = shore[shore.length - 1]
  for (const point of shore) {
    if (previous && crosses(previous, point, lat, lng)) inside = !inside
    previous = point
  }
  return inside
}

function crosses(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  lat: number,
  lng: number,
) {
  return y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1
}
