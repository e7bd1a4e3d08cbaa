import { run } from './bootstrap.mjs'

await run('lib/launch/drop-demo.ts')
