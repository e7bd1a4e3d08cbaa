import { createShutdown } from '@/lib/launch/start/shutdown'

// Two parts that say when they are stopped, for tests; the second never does when stubborn.
const stubborn = process.argv.includes('--stubborn')
const say = (line: string) => {
  console.log(line)
}
const shutdown = createShutdown(say, 0)
for (const name of ['database', 'dashboard']) {
  shutdown.add({
    stop: () => {
      say(`stop ${name}`)
      return stubborn && name === 'dashboard' ? new Promise(() => undefined) : Promise.resolve()
    },
    kill: () => {
      say(`kill ${name}`)
    },
  })
}
setInterval(() => undefined, 1_000)
say('READY')
if (process.argv.includes('--fail')) shutdown.fail(new Error('broken'))
