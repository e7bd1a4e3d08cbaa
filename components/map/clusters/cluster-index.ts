import Supercluster from 'supercluster'
import type { Coordinates } from '@/lib/domain/coordinates'

/** From the zoom after this every point stands for itself. */
const LAST_CLUSTERED = 16
/** Clusters swallow what is nearer than this, in pixels: markers are 48 px for a finger. */
const RADIUS = 52
/** The map counts zooms by squares of so many pixels. */
const TILE = 256

export type MapPoint = { readonly key: string; readonly location: Coordinates }

export type MapMark =
  | { readonly kind: 'one'; readonly key: string; readonly location: Coordinates }
  | {
      readonly kind: 'many'
      /** Says where it stands and for how many: equal keys look alike, at any zoom, in any index. */
      readonly key: string
      readonly count: number
      readonly location: Coordinates
      /** The zoom at which it falls apart. */
      readonly opensAt: number
    }

export type MapBox = {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export type ClusterIndex = {
  /** What stands in a part of the map at a zoom. */
  readonly within: (box: MapBox, zoom: number) => MapMark[]
}

/** Groups points of the map by zoom, once for each list of them. */
export function clusterIndex(points: readonly MapPoint[]): ClusterIndex {
  const index = new Supercluster<{ key: string }>({
    radius: RADIUS,
    extent: TILE,
    maxZoom: LAST_CLUSTERED,
  })
  index.load(
    points.map(({ key, location: { lat, lng } }) => ({
      type: 'Feature',
      properties: { key },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
  return {
    within: ({ west, south, east, north }, zoom) =>
      index
        .getClusters([west, south, east, north], Math.round(zoom))
        .map(({ properties, geometry }) => {
          const [lng = 0, lat = 0] = geometry.coordinates
          const location = { lat, lng }
          if (!('cluster' in properties)) return { kind: 'one', key: properties.key, location }
          const { cluster_id: id, point_count: count } = properties
          const key = `${count} at ${lat} ${lng}`
          return { kind: 'many', key, count, location, opensAt: index.getClusterExpansionZoom(id) }
        }),
  }
}
