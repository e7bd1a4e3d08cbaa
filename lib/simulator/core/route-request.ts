import { type Answer, plainAnswer, type Received } from './exchange'
import type { Family } from './family'
import { trackerPage } from './tracker-page'

/** A request that has found its operation. */
export type Routed = { readonly family: Family; readonly path: string }

export function routeOf(families: readonly Family[], path: string): Routed | undefined {
  for (const family of families) {
    if (!path.startsWith(`${family.basePath}/`)) continue
    const inFamily = path.slice(family.basePath.length)
    if (family.has(inFamily)) return { family, path: inFamily }
  }
  return undefined
}

/**
 * What lies outside the operations: pages, pictures and documents whose addresses the platform hands
 * out. A wrong address gets an ordinary 404 without an envelope (conventions §7 rule 2).
 */
export async function answerElsewhere(
  families: readonly Family[],
  { method, path }: Received,
): Promise<Answer> {
  if (method !== 'GET') return plainAnswer(404, 'Not Found')
  for (const family of families) {
    const file = family.file?.(path)
    if (file) return file
  }
  return trackerPage(families, path) ?? plainAnswer(404, 'Not Found')
}
