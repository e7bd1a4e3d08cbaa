import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'

/** What is not of the sources, or stands in the way of a build of one's own. */
const NOT_COPIED = new Set(['.git', '.next', '.data', 'node_modules', 'test-results', '.env'])
const KEPT_FILES = '.next/cache/handover-static'

/** A copy of the project, with its dependencies, in a folder of its own. */
export function copyProject(root: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(root)) {
    if (!NOT_COPIED.has(name)) cpSync(join(root, name), join(to, name), { recursive: true })
  }
  linkTree(join(root, 'node_modules'), join(to, 'node_modules'))
}

/** As if an instance of the version in `root` was upgraded in its place: what its builds kept stays. */
export function upgradeInPlace(root: string, to: string): void {
  cpSync(join(root, KEPT_FILES), join(to, KEPT_FILES), { recursive: true })
}

/** Exchanges a text of a source; throws where it is not. */
export function change(root: string, file: string, from: string, to: string): void {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, source.replaceAll(from, to))
}

/** Builds it as a start would, and throws its output where that fails. */
export function build(root: string): void {
  const args = ['lib/launch/build.mjs']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the build failed: ${stdout}${stderr}`)
}

/** What browsers load of a build: each file with a digest of its content. */
export function browserFiles(root: string): Record<string, string> {
  const folder = join(root, '.next', 'static')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((path) => [
      path.slice(folder.length),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  )
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) {
      cpSync(source, target, { verbatimSymlinks: true })
    } else link(source, target)
  }
}

/** A hard link, where both are on one disk. */
function link(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    mkdirSync(dirname(target), { recursive: true })
    cpSync(source, target)
  }
}
