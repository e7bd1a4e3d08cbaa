import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { earlierFiles, keepEarlierFiles } from './keep-earlier-files'
import { LaunchError } from './launch-error'
import { packFiles } from './pack-files'
import { lastLines, startService } from './service'
import { waitForLock } from './named-lock.mjs'
import type { Part } from './start/shutdown'

/** All that the build reads. What is not there does not count. */
const INPUTS = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'proxy.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

/** What lies among it, but never goes into the build. */
const LEFT_OUT = /\.test\.tsx?$|^lib\/simulator$/

const LINES_SHOWN = 40

const BUILD_ID_LENGTH = 20

/**
 * With what the build makes the names of server actions from their files and exports: always the
 * same, so that a page of one version finds the actions of the next. It keeps nothing secret: at run
 * time a key from `AUTH_SECRET` takes its place (`action-key.ts`).
 */
const ACTION_NAMES = createHash('sha256').update('handover: names of actions').digest('base64')

/**
 * Builds the dashboard for production unless the last build was made from the same files. Of two
 * at once, one builds and the other waits. Throws one line when the build fails, after the last
 * lines of its output.
 */
export async function buildWhenStale(options: {
  root: string
  say: (line: string) => void
  /** Where the build's output goes; `null`: to the terminal. */
  log: string | null
  onStart: (build: Part) => void
}): Promise<void> {
  const { root, say } = options
  if (isFresh(root)) return
  const lock = await waitForLock('build', root, () => {
    say('Waiting for another start that is building the dashboard...')
  })
  try {
    if (isFresh(root)) return
    say('Building the dashboard (about a minute)...')
    await build(options)
  } finally {
    await lock.release()
  }
}

async function build(options: Parameters<typeof buildWhenStale>[0]): Promise<void> {
  const { root, say, log } = options
  const fingerprint = buildFingerprint(root)
  rmSync(stampPath(root), { force: true })
  if (log !== null) rmSync(log, { force: true })
  const service = startService({
    name: 'The build',
    args: ['node_modules/next/dist/bin/next', 'build'],
    env: buildEnvironment(root),
    log,
    graceMs: 2_000,
  })
  options.onStart(service)
  const how = await service.ended
  if (how === 'exit code 0') {
    mkdirSync(join(root, '.next'), { recursive: true })
    packFiles(join(root, '.next', 'static'), earlierFiles(root))
    keepEarlierFiles(root, new Date())
    writeFileSync(stampPath(root), fingerprint)
    return
  }
  for (const line of log === null ? [] : lastLines(log, LINES_SHOWN)) say(line)
  throw new LaunchError(`The dashboard could not be built (${how}).`)
}

/**
 * What makes builds of the same sources the same, wherever and whenever they are made: instances that
 * each built themselves stand behind one proxy (decision 0312). `next.config.mjs` reads the id.
 */
export function buildEnvironment(root: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    HANDOVER_BUILD_ID: sourcesFingerprint(root).slice(0, BUILD_ID_LENGTH),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: ACTION_NAMES,
  }
}

function isFresh(root: string): boolean {
  if (!existsSync(stampPath(root)) || !existsSync(join(root, '.next', 'BUILD_ID'))) return false
  return readFileSync(stampPath(root), 'utf8') === buildFingerprint(root)
}

/** Written after a build that succeeded, and nowhere else. */
function stampPath(root: string): string {
  return join(root, '.next', 'handover-build')
}

/** One short text that changes whenever the build would have to be made again. */
export function buildFingerprint(root: string): string {
  return `${process.version} ${sourcesFingerprint(root)}`
}

/** One short text, the same for the same sources on every machine. */
function sourcesFingerprint(root: string): string {
  const hash = createHash('sha256')
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
