import { buildWhenStale } from './build-when-stale'
import { createShutdown } from './start/shutdown'

const say = (line: string) => {
  console.log(line)
}
const shutdown = createShutdown(say, 1)
try {
  await buildWhenStale({ root: process.cwd(), say, log: null, onStart: shutdown.add })
  say('The dashboard is built.')
} catch (error) {
  shutdown.fail(error)
}
