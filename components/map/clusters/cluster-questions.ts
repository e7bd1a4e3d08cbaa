import { clusterIndex, type MapBox, type MapMark } from './cluster-index'

/** What a page asks of who groups points beside it. Points are asked about by their place in the list. */
export type ClustersAsked = { readonly id: number } &
  /** All points from now on: the latitude and longitude of each in turn. */
  (
    | { readonly kind: 'points'; readonly points: Float64Array }
    | { readonly kind: 'within'; readonly box: MapBox; readonly zoom: number }
  )

/** The key of a point that stands for itself is its place in the list. */
export type ClustersAnswer = {
  readonly id: number
  readonly kind: 'within'
  readonly marks: readonly MapMark[]
}

/** Answers what is asked about the points that were told last. */
export function clusterAnswers(): (asked: ClustersAsked) => ClustersAnswer | null {
  let index = clusterIndex([])
  return (asked) => {
    if (asked.kind === 'within')
      return { id: asked.id, kind: 'within', marks: index.within(asked.box, asked.zoom) }
    const { points } = asked
    const locations = Array.from({ length: points.length / 2 }, (_, nth) => ({
      key: String(nth),
      location: { lat: points[2 * nth] ?? 0, lng: points[2 * nth + 1] ?? 0 },
    }))
    index = clusterIndex(locations)
    return null
  }
}
