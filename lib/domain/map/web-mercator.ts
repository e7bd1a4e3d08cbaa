/** Web Mercator on the unit square: x to the east, y to the south, both 0 to 1. */
export function unitX(lng: number): number {
  return (lng + 180) / 360
}

export function unitY(lat: number): number {
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
}

/** Pixels of the whole world at a zoom, as Leaflet counts them. */
export function worldPixels(zoom: number): number {
  return 256 * 2 ** zoom
}
