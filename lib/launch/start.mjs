import { run } from './bootstrap.mjs'

await run('lib/launch/start.ts')
