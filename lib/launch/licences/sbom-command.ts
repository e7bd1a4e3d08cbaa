import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import { errorCode, LaunchError, reportFailure } from '../launch-error'

const bomSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.unknown()),
})
const packageSchema = z.object({ name: z.string() })

/** From the lock file, not from what this machine installed: it names the same everywhere. */
const SBOM = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
  '--package-lock-only',
]

try {
  const path = process.argv[2] ?? 'sbom.cdx.json'
  const components = await writeSbom(path)
  console.log(`${components} components, as CycloneDX: ${path}`)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

async function writeSbom(path: string): Promise<number> {
  const bom = bomSchema.parse(JSON.parse(await npmSbom()))
  // npm calls it by its folder.
  bom.metadata.component.name = packageSchema.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  ).name
  writeFileSync(path, `${JSON.stringify(bom, null, 2)}\n`)
  return bom.components.length
}

async function npmSbom(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('npm', SBOM, { maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch (error) {
    throw new LaunchError(
      `npm could not list what is built in (${errorCode(error)}): npm 9.5 or later can.`,
      {
        cause: error,
      },
    )
  }
}
