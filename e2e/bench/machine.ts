import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

export type Machine = {
  /** ISO. */
  when: string
  /** Null where this is not a git checkout. A `+` means that files were changed since. */
  commit: string | null
  cores: number
  cpu: string
  memoryGb: number
  /** Of the last minute before the measurements; above `cores`, something else was at work. */
  loadBefore: number
  /** The highest of a minute while it was measured: this program's own work is in it. */
  loadMost: number
  node: string
  next: string
  chromium: string
}

/** What the figures depend on besides the code. */
export function describeMachine(chromium: string): Machine {
  const [first] = cpus()
  return {
    when: new Date().toISOString(),
    commit: commitOf(),
    cores: cpus().length,
    cpu: first?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    loadBefore: loadNow(),
    loadMost: loadNow(),
    node: process.versions.node,
    next: versionOf('next'),
    chromium,
  }
}

/** Over the last minute. */
export const loadNow = () => Number(loadavg()[0]?.toFixed(1) ?? 0)

function versionOf(name: string): string {
  const text = readFileSync(`node_modules/${name}/package.json`, 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

function commitOf(): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') !== ''
    return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '')
  } catch {
    return null
  }
}
