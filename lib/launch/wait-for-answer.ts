import { setTimeout as delay } from 'node:timers/promises'
import { LaunchError } from './launch-error'
import type { Service } from './service'

const BETWEEN_TRIES_MS = 100

/** Resolves when `url` answers 200; throws one line when the service ends or time runs out. */
export async function waitForAnswer(
  url: string,
  service: Pick<Service, 'name' | 'ended'>,
  timeoutMs: number,
): Promise<void> {
  const watch = { ended: null as string | null }
  void service.ended.then((how) => (watch.ended = how))
  const deadline = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < deadline) {
    if (watch.ended !== null) {
      throw new LaunchError(`${service.name} ended before it was ready (${watch.ended}).`)
    }
    last = await answerOf(url)
    if (last === '200') return
    await delay(BETWEEN_TRIES_MS)
  }
  throw new LaunchError(
    `${service.name} did not become ready within ${timeoutMs / 1000} seconds (${url}: ${last}).`,
  )
}

async function answerOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    await response.body?.cancel()
    return String(response.status)
  } catch {
    return 'no answer'
  }
}
