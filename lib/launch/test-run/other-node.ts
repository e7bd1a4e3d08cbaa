import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchError } from '../launch-error'
import { runTool } from '../run-tool'

/** What README recommends, beside the oldest that `engines` allows, on which everything runs. */
export const RECOMMENDED_NODE = '24.21.0'

const INSTALL_WITHIN_MS = 180_000

/**
 * A Node.js of another version, from npm's package of its binary for this machine; installed at the
 * first need into a cache of its own, so that nobody pays for it who does not use it. Throws one line.
 */
export async function otherNode(version: string, say: (line: string) => void): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`
  const folder = join(process.cwd(), 'node_modules', '.cache', `${name}-${version}`)
  const binary = join(folder, 'node_modules', name, 'bin', 'node')
  if (versionOf(binary) === version) return binary
  say(`Installing Node.js ${version}...`)
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit']
  await runTool({
    command: 'npm',
    args: [...args, `${name}@${version}`],
    output: 'none',
    withinMs: INSTALL_WITHIN_MS,
  })
  if (versionOf(binary) === version) return binary
  throw new LaunchError(`Node.js ${version} for this machine (${name}) could not be installed.`)
}

function versionOf(binary: string): string | null {
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  } catch {
    return null
  }
}

/** Whether this process runs on a Node.js of the same major version. */
export function isSameMajor(version: string, running = process.versions.node): boolean {
  return Number.parseInt(version, 10) === Number.parseInt(running, 10)
}

/** The recommended Node.js, unless this process runs on one of that major version: then null. */
export function otherNodeVersion(): string | null {
  return isSameMajor(RECOMMENDED_NODE) ? null : RECOMMENDED_NODE
}
