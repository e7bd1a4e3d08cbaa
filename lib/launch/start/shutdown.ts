import { LaunchError, reportFailure } from '../launch-error'

const PATIENCE_MS = 15_000
/** Ctrl-C reaches us from the terminal and again through npm: that is one wish, not two. */
const SAME_WISH_MS = 1_000

/** A part of the running whole. `stop` is orderly and never throws; `kill` is immediate. */
export type Part = { stop: () => Promise<void>; kill: () => void }

export type Shutdown = {
  /** The part started last is stopped first. */
  add: (part: Part) => void
  /** Called once when the end begins, before any part is stopped. */
  onBegin: (listener: () => void) => void
  /**
   * Says why it goes no further, and stops everything with exit code 1. Does nothing when the end
   * has begun already: a failure then is a consequence, not news.
   */
  fail: (error: unknown) => void
  /** Stops everything in order and ends this process. */
  end: (exitCode: number) => Promise<never>
}

/**
 * Ends everything in order on SIGINT and SIGTERM: with exit code 0 for what runs until it is asked
 * to stop, another for what is interrupted by it. A second signal, or 15 seconds without an end,
 * kills what is left with exit code 1.
 */
export function createShutdown(say: (line: string) => void, exitCodeOnSignal: number): Shutdown {
  const parts: Part[] = []
  const listeners: (() => void)[] = []
  let begunAt: number | null = null
  let ending: Promise<never> | null = null

  function force(): never {
    for (const part of parts.reverse()) part.kill()
    process.exit(1)
  }

  async function stopInOrder(exitCode: number): Promise<never> {
    begunAt = Date.now()
    for (const listener of listeners) listener()
    setTimeout(force, PATIENCE_MS).unref()
    for (let part = parts.at(-1); part !== undefined; part = parts.at(-1)) {
      await part.stop()
      // What was added meanwhile is stopped too.
      parts.splice(parts.indexOf(part), 1)
    }
    process.exit(exitCode)
  }

  function end(exitCode: number): Promise<never> {
    ending ??= stopInOrder(exitCode)
    return ending
  }

  function fail(error: unknown): void {
    if (begunAt !== null) return
    reportFailure(error)
    void end(1)
  }

  function onSignal(): void {
    if (begunAt === null) {
      say('Stopping...')
      void end(exitCodeOnSignal)
    } else if (Date.now() - begunAt > SAME_WISH_MS) {
      say('Stopping at once.')
      force()
    }
  }

  // Not SIGHUP: `nohup npm start` ignores it, and a handler would undo that.
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  return {
    add: (part) => parts.push(part),
    onBegin: (listener) => listeners.push(listener),
    fail,
    end,
  }
}

/** A part that ends by itself takes the whole with it: half a dashboard would only mislead. */
export function watchPart(name: string, ended: Promise<string>, shutdown: Shutdown): void {
  void ended.then((how) => {
    shutdown.fail(new LaunchError(`${name} ended unexpectedly (${how}).`))
  })
}
