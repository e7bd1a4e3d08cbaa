import { startService } from '@/lib/launch/service'

// Starts a server beside itself and says its process id, for tests of what happens to it then.
const [, , script = ''] = process.argv
// Before it starts: what it says may have the test send the signal at once.
process.on('SIGTERM', () => {
  void service.stop().then(async () => {
    console.log(`ENDED with ${await service.ended}`)
    process.exit(0)
  })
})
const service = startService({
  name: 'The service',
  args: ['-e', script],
  env: {},
  log: null,
  graceMs: 1_000,
})
console.log('STARTED')
