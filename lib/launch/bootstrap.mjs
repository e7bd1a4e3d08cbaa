// Plain JavaScript of Node alone: it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Makes a fresh clone able to run TypeScript, reads `.env`, and hands over to a program of the
 * project, in this process and with its arguments.
 * @param {string} program path below the project's folder
 */
export async function run(program) {
  try {
    process.chdir(root)
    requireNodeVersion()
    // What the environment already holds wins over the file.
    if (existsSync('.env')) process.loadEnvFile('.env')
    const { installWhatIsMissing } = await import('./install.mjs')
    await installWhatIsMissing(root)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
  const { register } = await import('tsx/esm/api')
  register()
  const path = join(root, program)
  process.argv[1] = path
  await import(pathToFileURL(path).href)
}

function requireNodeVersion() {
  const { engines } = /** @type {{ engines: { node: string } }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  )
  const wanted = engines.node.replace(/^>=/, '')
  const [major = 0, minor = 0] = wanted.split('.').map(Number)
  const [runningMajor = 0, runningMinor = 0] = process.versions.node.split('.').map(Number)
  if (runningMajor > major || (runningMajor === major && runningMinor >= minor)) return
  throw new Error(`This is Node.js ${process.versions.node}; Handover needs ${wanted} or later.`)
}
