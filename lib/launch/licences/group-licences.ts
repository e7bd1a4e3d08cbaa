import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
})

/** Of binaries for other machines the registry's record often says none. */
export const UNSTATED = 'not stated'

/**
 * The packages that the dashboard is built with, as `name version`, by their licence as npm's lock
 * file has it; not those that only develop and test it.
 */
export function groupLicences(lockFile: unknown): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [path, one] of Object.entries(lockSchema.parse(lockFile).packages)) {
    if (path === '' || one.dev === true) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = one.license ?? UNSTATED
    groups.set(licence, [...(groups.get(licence) ?? []), `${name} ${one.version ?? ''}`])
  }
  return new Map(
    [...groups]
      .map(([licence, names]) => [licence, [...new Set(names)].sort()] as const)
      .sort(([one, some], [other, more]) => more.length - some.length || one.localeCompare(other)),
  )
}

/** Licences that ask for no more than to be named. */
const PERMISSIVE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|Python-2\.0|PSF-2\.0|Zlib)$/

/** Whether a licence, or one of several that count together, asks for more than to be named. */
export function asksForMore(licence: string): boolean {
  if (licence === UNSTATED) return false
  const parts = licence.replace(/[()]/g, '').split(/ AND /)
  return parts.some((part) => !part.split(' OR ').some((choice) => PERMISSIVE.test(choice)))
}
