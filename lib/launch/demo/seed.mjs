import { run } from '../bootstrap.mjs'

await run('lib/launch/demo/seed-command.ts')
