import { followNpm } from './follow-npm'
import { launch } from './start/launch'
import { createShutdown } from './start/shutdown'

const say = (line: string) => {
  console.log(line)
}
const shutdown = createShutdown(say, 0)
followNpm(() => void shutdown.end(0))
try {
  await launch({ dev: process.argv.includes('--dev'), say, shutdown })
} catch (error) {
  shutdown.fail(error)
}
