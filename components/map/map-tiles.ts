/** Raster tiles (MAP_TILES_URL, MAP_TILES_ATTRIBUTION); null stands for the built-in outline. */
export type MapTiles = {
  /** XYZ template with {z}, {x} and {y}. */
  readonly url: string
  /** HTML, as tile providers ask for it; set by the operator. */
  readonly attribution: string
}
