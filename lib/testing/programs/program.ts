import { spawn } from 'node:child_process'

/** A program under test, with what it has said so far. */
export type Program = {
  pid: number
  stdout: () => string
  stderr: () => string
  /** Resolves with the first match in its output; throws with all output when it ends without. */
  says: (pattern: RegExp) => Promise<RegExpMatchArray>
  /** Resolves with its exit code; null when a signal ended it. */
  ended: Promise<number | null>
  signal: (signal: NodeJS.Signals) => void
}

/** Runs Node with these arguments, in the project's folder, as another user when one is given. */
export function runNode(options: {
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  user?: { uid: number; gid: number } | null
}): Program {
  const child = spawn(process.execPath, [...options.args], {
    env: { ...process.env, ...options.env },
    ...options.user,
  })
  const said = { stdout: '', stderr: '' }
  const onChange = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text
      for (const look of onChange) look()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    pid: child.pid ?? 0,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    ended,
    signal: (signal) => child.kill(signal),
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = said.stdout.match(pattern)
          if (match === null) return
          onChange.delete(look)
          resolve(match)
        }
        onChange.add(look)
        look()
        void ended.then((code) => {
          reject(
            new Error(
              `ended (${String(code)}) before saying ${pattern.source}: ${said.stdout}${said.stderr}`,
            ),
          )
        })
      }),
  }
}
