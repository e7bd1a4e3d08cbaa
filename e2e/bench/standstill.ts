import { Worker } from 'node:worker_threads'
import type { Standstills } from './results'

/** How often it is looked whether time goes on. */
const LOOK_MS = 10
/** What is shorter is how two processors are shared. */
const WORTH_TELLING_MS = 50

const LOOK = `
  const { workerData } = require('node:worker_threads')
  const [LONGEST, IS_OVER] = [0, 1]
  while (Atomics.load(workerData, IS_OVER) === 0) {
    const began = performance.now()
    Atomics.wait(workerData, IS_OVER, 0, ${LOOK_MS})
    const late = Math.round(performance.now() - began - ${LOOK_MS})
    if (late > Atomics.load(workerData, LONGEST)) Atomics.store(workerData, LONGEST, late)
  }`

/**
 * Watches, beside what is measured, for how long the machine itself lets nobody run: a machine that is
 * shared with others stands still for tenths of a second, and every figure of that moment has them.
 */
export class StandstillWatch {
  readonly #shared = new Int32Array(new SharedArrayBuffer(8))
  readonly #worker = new Worker(LOOK, { eval: true, workerData: this.#shared })

  /** The longest since this was asked before, in milliseconds. */
  longestMs(): number {
    return Atomics.exchange(this.#shared, 0, 0)
  }

  async stop(): Promise<void> {
    Atomics.store(this.#shared, 1, 1)
    Atomics.notify(this.#shared, 1)
    await this.#worker.terminate()
  }
}

/** Which parts have a moment in them that is the machine's; no line where none has. */
export function standstillLines(standstills: Standstills): string[] {
  const long = Object.entries(standstills).filter(([, ms]) => ms >= WORTH_TELLING_MS)
  if (long.length === 0) return []
  const each = long.map(([part, ms]) => `${part} ${ms} ms`).join(', ')
  return [
    `The machine stood still meanwhile, at the longest: ${each}. The slowest of a part has it.`,
  ]
}
