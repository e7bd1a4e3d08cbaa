import { writeFileSync } from 'node:fs'
import { SETTING_NAMES } from '@/lib/config/setting-names'
import { followNpm } from '@/lib/launch/follow-npm'
import { LaunchError } from '@/lib/launch/launch-error'
import { takeLock } from '@/lib/launch/named-lock.mjs'
import { createShutdown } from '@/lib/launch/start/shutdown'
import { missedBudgets, reportLines } from './report'
import { callbackLines, missedByCallbacks } from './report-callbacks'
import { runBench } from './run-bench'
import { runCallbacks } from './run-callbacks'

const RESULTS = 'e2e/bench/results.json'

// What is measured may not depend on a developer's environment.
for (const name of [...SETTING_NAMES, 'NODE_ENV']) Reflect.deleteProperty(process.env, name)

const say = (line: string) => {
  console.log(line)
}
const shutdown = createShutdown(say, 1)
followNpm(() => void shutdown.end(1))
// Whatever goes wrong, what was started is stopped; afterwards it is a consequence and not news.
process.on('uncaughtException', (error) => {
  shutdown.fail(error)
})
try {
  if ((await takeLock('bench', process.cwd())) === null) {
    throw new LaunchError(
      'The benchmarks are running already; two at once would measure each other.',
    )
  }
  if (process.argv.includes('--callbacks')) {
    const part = await runCallbacks(say, shutdown)
    for (const line of ['', ...callbackLines(part), ...missedByCallbacks(part)]) say(line)
  } else {
    const measured = await runBench(say, shutdown)
    const results = { ...measured, missed: missedBudgets(measured) }
    for (const line of reportLines(results)) say(line)
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
    say(`Written to ${RESULTS}.`)
  }
  await shutdown.end(0)
} catch (error) {
  shutdown.fail(error)
}
