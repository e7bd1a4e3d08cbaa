import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All that the build reads. What is not there does not count. */
const INPUTS = [
  ...['app', 'components', 'lib', 'public'],
  ...['instrumentation.ts', 'proxy.ts', 'next.config.mjs', 'postcss.config.mjs'],
  ...['package-lock.json', 'package.json', 'tsconfig.json'],
]
/** What lies among it, but never goes into the build. */
const LEFT_OUT = /\.test\.tsx?$|^lib\/simulator$/

/** One short text that changes whenever the build would come out differently. */
export function buildFingerprint(root: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of INPUTS.flatMap((input) => filesBelow(root, input))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path)
  if (LEFT_OUT.test(path) || !existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`))
}
