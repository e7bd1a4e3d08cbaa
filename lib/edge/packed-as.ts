/** How the browser's code is packed, best first, and what a packed file's name ends with. */
export const PACKED_AS = { br: '.br', gzip: '.gz' } as const

export type Packing = keyof typeof PACKED_AS

/** What is packed, by the end of its name, and what a browser is told that it is. */
export const PACKED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}
