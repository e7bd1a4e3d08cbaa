import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { PACKED_AS, PACKED_TYPES, type Packing } from './packed-as'

const FILE = /^\/_next\/(static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*)$/

/**
 * Has a request for a file of the browser's code answered with the one that the build packed
 * (`lib/launch/pack-files.ts`): Next sends that as it lies there, with its own name for the copy and
 * its own time to keep it. All other requests stay as they are, and so does one for a file that was
 * not packed, or in a way that its browser does not read.
 */
export function packedFiles(root: string) {
  return ({ path, request, response }: Asked): void => {
    const file = FILE.exec(path)?.[1]
    const type = file && PACKED_TYPES[extname(file)]
    if (!type || !request.url?.startsWith(path)) return
    response.appendHeader('Vary', 'Accept-Encoding')
    const packing = packingsOf(request).find((one) =>
      existsSync(join(root, '.next', file) + PACKED_AS[one]),
    )
    if (!packing) return
    request.url = path + PACKED_AS[packing]
    response.setHeader('Content-Type', type)
    response.setHeader('Content-Encoding', packing)
  }
}

type Asked = { path: string; request: IncomingMessage; response: ServerResponse }

const PACKINGS = Object.keys(PACKED_AS) as Packing[]

/** Those that a browser says it reads; one of weight 0 it does not (RFC 9110 §12.5.3). */
function packingsOf({ headers }: IncomingMessage): Packing[] {
  const read = [headers['accept-encoding'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.replace(/;.*$/, '').trim().toLowerCase())
  return PACKINGS.filter((packing) => read.includes(packing))
}
