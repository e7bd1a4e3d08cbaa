import { z } from 'zod'

/** A piece of a browser's file, and which source it came from. Sizes in bytes, compressed. */
export type BundlePart = { file: string; source: string; bytes: number }

/** What a page's first load is made of: by package and by folder of ours, the largest first. */
export type PageBundle = { route: string; bytes: number; from: [name: string, bytes: number][] }

const partSchema = z.object({
  type: z.literal('part'),
  route: z.string(),
  filename: z.string(),
  source_path: z.string(),
  compressed_size: z.number(),
})

/** A line of `next analyze export` that tells of a part of a file; null of any other. */
export function readPart(line: string): (BundlePart & { route: string }) | null {
  if (!line.startsWith('{"type":"part"')) return null
  const { route, ...part } = partSchema.parse(JSON.parse(line))
  return { route, file: part.filename, source: part.source_path, bytes: part.compressed_size }
}

/** Whose a source is: a package's, or a folder's of ours. */
export function ownerOf(source: string): string {
  const packages = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)]
  const last = packages.at(-1)?.[1]
  if (last !== undefined) return last
  const ours = /(?:^|\/|\])((?:app|components|lib)\/[^/]+)\//.exec(source)
  return ours?.[1] ?? 'the rest'
}

/**
 * Of each owner what its parts take in the files of a first load. Parts are compressed one by one, and
 * files as a whole: each file's bytes are divided as its parts stand to each other.
 */
export function bundleOf(
  route: string,
  files: readonly { name: string; bytes: number }[],
  parts: readonly BundlePart[],
): PageBundle {
  const from = new Map<string, number>()
  for (const { name, bytes } of files) {
    const own = parts.filter(({ file }) => file === name)
    const sum = own.reduce((all, part) => all + part.bytes, 0)
    const shares =
      sum === 0
        ? [{ owner: 'the rest', share: 1 }]
        : own.map((part) => ({
            owner: ownerOf(part.source),
            share: part.bytes / sum,
          }))
    for (const { owner, share } of shares) {
      from.set(owner, (from.get(owner) ?? 0) + bytes * share)
    }
  }
  return {
    route,
    bytes: files.reduce((all, file) => all + file.bytes, 0),
    from: [...from].toSorted(([, one], [, other]) => other - one),
  }
}
