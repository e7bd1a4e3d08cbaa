/**
 * What a page may load: everything from here, but map tiles from where the operator says. A script
 * runs when it is a file of ours, or carries the nonce of this answer, which Next writes on its own.
 * Styles keep `unsafe-inline`: React renders `style` attributes, and the map, the dialogs and the
 * charts place things by them; an attribute can carry no nonce.
 */
export function contentSecurityPolicy(options: {
  nonce: string
  /** Hosts of map tiles, as `tileOrigins` gives them. */
  imageOrigins: readonly string[]
  /** Hosts that scripts may ask for data, such as an archive of streets. */
  dataOrigins: readonly string[]
  /** Development reloads through eval and a socket. */
  developing: boolean
}): string {
  const { nonce, imageOrigins, dataOrigins, developing } = options
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${developing ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...imageOrigins].join(' '),
    ['connect-src', "'self'", ...(developing ? ['ws:'] : []), ...dataOrigins].join(' '),
    // Large Excel files are unpacked by a worker of the library's own making.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * A label is a PDF that our own pages frame. It is not sandboxed, because the browsers' viewers do
 * not show a PDF that is; the platform's file can run nothing all the same.
 */
export const LABEL_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "object-src 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** The origins that tiles come from: `{s}` stands for a, b and c, as Leaflet asks for them. */
export function tileOrigins(template: string | null): string[] {
  if (template === null) return []
  const addresses = template.includes('{s}')
    ? ['a', 'b', 'c'].map((letter) => template.replaceAll('{s}', letter))
    : [template]
  // The rest of the template stands behind the host, and is no address yet.
  return [...new Set(addresses.map((address) => new URL(address.replace(/[{}]/g, '')).origin))]
}

/** Which hosts a page may use for its map, and for what; none for the built-in map. */
export function mapOrigins(map: { kind: 'raster' | 'archive'; url: string } | null): {
  imageOrigins: string[]
  dataOrigins: string[]
} {
  if (map?.kind === 'raster') return { imageOrigins: tileOrigins(map.url), dataOrigins: [] }
  const isElsewhere = map !== null && !map.url.startsWith('/')
  return { imageOrigins: [], dataOrigins: isElsewhere ? [new URL(map.url).origin] : [] }
}
