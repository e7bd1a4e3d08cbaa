import { resolve } from 'node:path'
import { holds, maskPassword, parseAddress, readText } from './setting-readers'
import type { Environment } from './setting-readers'
import { SettingError } from './setting-error'

/** Where browsers ask for the archive that lies on this machine. */
export const OWN_ARCHIVE_URL = '/api/map/streets.pmtiles'

/**
 * What lies beneath the markers in place of the built-in map: raster tiles, or streets out of a
 * PMTiles archive, elsewhere or a file of this machine, whose address is our own then.
 */
export type MapSetting = {
  kind: 'raster' | 'archive'
  url: string
  attribution: string
  /** Absolute; of an archive on this machine alone. */
  file: string | null
}

/** `null` when neither is set: the built-in map. */
export function readMap(env: Environment): MapSetting | null {
  const tiles = readMapTiles(env)
  const archive = readText(env, 'MAP_PMTILES')
  if (archive === null) return tiles
  if (tiles !== null) {
    throw new SettingError(
      'MAP_PMTILES',
      holds(maskPassword(archive)),
      'unset as long as MAP_TILES_URL is set',
    )
  }
  const attribution = readText(env, 'MAP_TILES_ATTRIBUTION') ?? ''
  const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(archive)
  if (!isAddress) {
    const file = resolve(/* turbopackIgnore: true */ archive)
    return { kind: 'archive', url: OWN_ARCHIVE_URL, attribution, file }
  }
  const url = parseAddress(archive)
  if (url && /^https?:$/.test(url.protocol) && url.pathname.endsWith('.pmtiles')) {
    return { kind: 'archive', url: url.href, attribution, file: null }
  }
  throw new SettingError(
    'MAP_PMTILES',
    holds(maskPassword(archive)),
    'a file, or an http or https address that ends with .pmtiles',
  )
}

/** What a browser is told of it: not where a file lies. */
export function shownMap(map: MapSetting | null): Omit<MapSetting, 'file'> | null {
  return map && { kind: map.kind, url: map.url, attribution: map.attribution }
}

/** XYZ raster tiles; `null` when unset. */
function readMapTiles(env: Environment): MapSetting | null {
  const url = readText(env, 'MAP_TILES_URL')
  if (url === null) return null
  const complete = ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
  if (!complete || !/^https?:\/\/[^\s/]/i.test(url)) {
    throw new SettingError(
      'MAP_TILES_URL',
      holds(maskPassword(url)),
      'an http or https address with {z}, {x} and {y}',
    )
  }
  const attribution = readText(env, 'MAP_TILES_ATTRIBUTION') ?? ''
  return { kind: 'raster', url, attribution, file: null }
}
