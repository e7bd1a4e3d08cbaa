import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { programFolders } from '@/lib/config/surroundings'
import { bundledBinaries, installedBinaries } from '../postgres/binaries'

const DEBIAN = '/usr/lib/postgresql'

const OLDEST_MAJOR = 15

/** A PostgreSQL that is installed here: the folder of its programs, and its major version. */
export type InstalledPostgres = { bin: string; major: number }

/** PostgreSQL servers of other major versions than the bundled one that this machine has. */
export function otherPostgresServers(): InstalledPostgres[] {
  const seen = new Set([bundledBinaries().major])
  return candidates()
    .filter((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
    .map((bin) => ({ bin, major: installedBinaries(bin).major }))
    .filter(({ major }) => {
      const isNew = major >= OLDEST_MAJOR && !seen.has(major)
      seen.add(major)
      return isNew
    })
}

function candidates(): string[] {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : []
  return [...debian, ...programFolders()]
}
