import { prepareDataFolder } from '@/lib/launch/start/check-start'
import { LaunchError } from '@/lib/launch/launch-error'
import { takeLock } from '@/lib/launch/named-lock.mjs'
import { startPrivateServer } from '@/lib/launch/postgres/private-server'
import { createShutdown } from '@/lib/launch/start/shutdown'

// The database's part of a start alone, for tests: says its addresses when it serves (as the owner of
// its tables, as the application, as the superuser), and stops on a signal.
const say = (line: string) => {
  console.log(line)
}
const [, , dataDir = ''] = process.argv
const shutdown = createShutdown(say, 0)
try {
  prepareDataFolder(dataDir)
  if ((await takeLock('start', dataDir)) === null) throw new LaunchError('The folder is taken.')
  const server = await startPrivateServer({ dataDir, say })
  shutdown.add(server)
  say(`APPLICATION ${server.url}`)
  say(`SUPERUSER ${server.superuserUrl}`)
  say(`OWNER ${server.ownerUrl}`)
} catch (error) {
  shutdown.fail(error)
}
