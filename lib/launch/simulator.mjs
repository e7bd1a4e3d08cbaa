import { run } from './bootstrap.mjs'

await run('lib/simulator/main.ts')
