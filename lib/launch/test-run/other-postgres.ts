import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bundledBinaries, installedBinaries } from '../postgres/binaries'

const DEBIAN = '/usr/lib/postgresql'
const OLDEST_MAJOR = 15

/** PostgreSQL servers of other major versions than the bundled one that this machine has. */
export function otherPostgresServers(): { bin: string; major: number }[] {
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
  return [...debian, ...(process.env['PATH'] ?? '').split(delimiter)]
}
