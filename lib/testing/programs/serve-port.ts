import { prepareDataFolder } from '@/lib/launch/start/check-start'
import { claimPort, recordPart } from '@/lib/launch/start/leftovers'
import { startService } from '@/lib/launch/service'

// A launcher with one part that serves a port and takes its time to end, for tests of what happens
// when the launcher is killed and started again at once.
const [, , dataDir = '', port = ''] = process.argv
const say = (line: string) => {
  console.log(line)
}
prepareDataFolder(dataDir)
try {
  await claimPort({ setting: 'PORT', port: Number(port), dataDir, say })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const service = startService({
  name: 'The service',
  args: [
    '-e',
    `require('node:net').createServer().listen(${port}, () => console.log('SERVES'))
     process.on('SIGTERM', () => setTimeout(() => process.exit(0), 500))`,
  ],
  env: {},
  log: null,
  graceMs: 2_000,
})
recordPart(dataDir, Number(port), service.pid ?? 0)
process.on('SIGTERM', () => {
  void service.stop().then(() => process.exit(0))
})
