import { SETTING_NAMES } from '@/lib/config/setting-names'
import { reportFailure } from './launch-error'
import { allStages, browserStages, checkStages, type Step, upgradeStages } from './test-run/steps'
import { one, sum, type Tally } from './test-run/read-reports'

// The tests choose their own settings: never the real platform or database of a developer's .env.
for (const name of [...SETTING_NAMES, 'NODE_ENV']) Reflect.deleteProperty(process.env, name)

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interruption.abort()
  })
}

const PARTS = { check: checkStages, e2e: browserStages, upgrade: upgradeStages }
const part = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((name) =>
  process.argv.includes(name),
)
const stages = (part ? PARTS[part] : allStages)()
const tallies: Tally[] = []
const failedSteps: string[] = []
for (const lanes of stages) await Promise.all(lanes.map(runLane))
const { passed, failed, skipped, failures = [] } = sum(tallies)
if (failedSteps.length > 0) console.log(`\n== What failed, see above: ${failedSteps.join(', ')}`)
// Again at the very end: of a long output often only that is kept.
for (const name of failures) console.log(`   ${name}`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 ? 0 : 1)

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (interruption.signal.aborted) tallies.push(one(false))
    else tallies.push(await run(step))
  }
}

/** Runs one part; whatever happens in it, the next one runs too. */
async function run({ name, run: work }: Step): Promise<Tally> {
  console.log(`\n== ${name}`)
  const startedAt = performance.now()
  const tally = await work().catch((error: unknown) => {
    reportFailure(error)
    return one(false)
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`== ${name}: ${tally.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (tally.failed > 0) failedSteps.push(name)
  return tally
}
