import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { buildEnvironment, buildWhenStale } from '../build-when-stale'
import { LaunchError } from '../launch-error'
import { runTool } from '../run-tool'
import { createShutdown } from '../start/shutdown'
import { type BundlePart, bundleOf, type PageBundle, readPart } from './read-bundle'

/**
 * Says of each page what its first load is made of, in KB gzip, by package and by folder of ours. The
 * files are the build's own; what is in them is told by Next's analysis of the same sources. With
 * paths, `npm run bundle -- /food`, of these pages alone and of everything in them.
 */
const NEXT = 'node_modules/next/dist/bin/next'
const WITHIN_MS = 20 * 60_000
const SHOWN = 12
const KB = 1_000

const statsSchema = z.array(
  z.object({ route: z.string(), firstLoadChunkPaths: z.array(z.string()) }),
)

const say = (line: string) => {
  console.log(line)
}
const shutdown = createShutdown(say, 1)
try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const root = process.cwd()
  await buildWhenStale({ root, say, log: null, onStart: shutdown.add })
  const routes = statsSchema
    .parse(JSON.parse(readFileSync('.next/diagnostics/route-bundle-stats.json', 'utf8')))
    .filter(({ route }) => positionals.length === 0 || positionals.includes(route))
  if (routes.length === 0) throw new LaunchError(`There is no page ${positionals.join(', ')}.`)
  say('Analyzing what the files are made of...')
  await analyze(root)
  const parts = await readParts()
  for (const { route, firstLoadChunkPaths } of routes) {
    const files = firstLoadChunkPaths.map((path) => ({
      name: basename(path),
      bytes: gzipSync(readFileSync(path)).byteLength,
    }))
    const shown = positionals.length === 0 ? SHOWN : Infinity
    for (const line of linesOf(bundleOf(route, files, parts), shown)) say(line)
  }
} catch (error) {
  shutdown.fail(error)
}

async function analyze(root: string): Promise<void> {
  const code = await runTool({
    command: process.execPath,
    args: [NEXT, 'experimental-analyze', '--output'],
    env: buildEnvironment(root),
    output: 'none',
    withinMs: WITHIN_MS,
  })
  if (code !== 0) throw new LaunchError(`Next's analysis ended with exit code ${code}.`)
}

/** A file is told of by every page that has it. */
async function readParts(): Promise<BundlePart[]> {
  const child = spawn(process.execPath, [NEXT, 'experimental-analyze', 'export'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const firstRoutes = new Map<string, string>()
  const parts: BundlePart[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const part = readPart(line)
    if (part === null) continue
    const { route, source, bytes } = part
    const file = basename(part.file)
    if (!firstRoutes.has(file)) firstRoutes.set(file, route)
    if (firstRoutes.get(file) === route) parts.push({ file, source, bytes })
  }
  return parts
}

function linesOf({ route, bytes, from }: PageBundle, shown: number): string[] {
  const kb = (value: number) => (value / KB).toFixed(1).padStart(7)
  const small = from.slice(shown)
  const rest = small.reduce((sum, [, size]) => sum + size, 0)
  return [
    '',
    `${kb(bytes)} KB  ${route}`,
    ...from.slice(0, shown).map(([name, size]) => `${kb(size)}     ${name}`),
    ...(small.length === 0 ? [] : [`${kb(rest)}     ${small.length} more`]),
  ]
}
