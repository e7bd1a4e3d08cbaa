import { z } from 'zod'
import { settings } from '@/lib/config/settings'
import { readArchive, type ArchivePart } from '@/lib/server/read-archive'
import { runReadWith } from '@/lib/server/run-read'

/** Pieces of the street archive of `MAP_PMTILES`, for whoever is signed in (decision 0252). */
export function GET(request: Request): Promise<Response> {
  return runReadWith(respond, 'self', z.object({}), {}, async () => {
    const file = settings().mapTiles?.file
    return file ? readArchive(file, request.headers.get('range')) : null
  })
}

function respond(part: ArchivePart | null): Response {
  if (!part) return new Response(null, { status: 416, headers: { 'cache-control': 'no-store' } })
  const { bytes, from, size, tag } = part
  return new Response(bytes, {
    status: 206,
    headers: {
      'content-type': 'application/octet-stream',
      'content-range': `bytes ${from}-${from + bytes.length - 1}/${size}`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=300',
      etag: tag,
    },
  })
}
