import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SETTING_NAMES } from '@/lib/config/setting-names'
import { followNpm } from '@/lib/launch/follow-npm'
import { LaunchError } from '@/lib/launch/launch-error'
import { takeLock } from '@/lib/launch/named-lock.mjs'
import { createShutdown } from '@/lib/launch/start/shutdown'
import { describeMachine } from './machine'
import { reportLines } from './report'
import { partsOf, runBench, type Wanted } from './run-bench'
import { scaleLines } from './scale/report-scale'
import { runScale } from './scale/run-scale'

const RESULTS = 'e2e/bench/results.json'
const SCALE_RESULTS = 'e2e/bench/scale-results.json'
const SOAK_MINUTES = '5'
const SIZES = '10000,100000,1000000'

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
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      'soak-minutes': { type: 'string' },
      scale: { type: 'boolean' },
      sizes: { type: 'string' },
    },
  })
  if (values.scale) await measureScale(amountsOf(values.sizes))
  else {
    const soakMinutes = minutesOf(values['soak-minutes'])
    await measureAll({ only: partsOf(values.only), soakMinutes })
  }
  await shutdown.end(0)
} catch (error) {
  shutdown.fail(error)
}

async function measureAll(wanted: Wanted): Promise<void> {
  const results = await runBench(say, shutdown, wanted)
  for (const line of reportLines(results)) say(line)
  write(RESULTS, results)
}

async function measureScale(amounts: readonly number[]): Promise<void> {
  const machine = describeMachine('none')
  const report = { machine, results: await runScale(amounts, { say, shutdown }) }
  for (const line of scaleLines(report)) say(line)
  write(SCALE_RESULTS, report)
}

function write(path: string, results: object): void {
  writeFileSync(path, `${JSON.stringify(results, null, 2)}\n`)
  say(`Written to ${path}.`)
}

/** How many orders there are each time, growing: `10000,100000`. */
function amountsOf(text = SIZES): number[] {
  const amounts = text.split(',').map(Number)
  const isGrowing = amounts.every((one, at) => one > (amounts[at - 1] ?? 0))
  if (amounts.every((one) => Number.isInteger(one) && one <= 5_000_000) && isGrowing) return amounts
  throw new LaunchError(
    `--sizes is "${text}", but should be whole numbers, each more than the last.`,
  )
}

/** For how long it is soaked: minutes, more than none and at most as many as a night has. */
function minutesOf(text = SOAK_MINUTES): number {
  const minutes = Number(text)
  if (minutes > 0 && minutes <= 600) return minutes
  throw new LaunchError(`--soak-minutes is "${text}", but should be a number up to 600.`)
}
