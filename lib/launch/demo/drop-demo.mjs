import { run } from '../bootstrap.mjs'

await run('lib/launch/demo/drop-demo-command.ts')
