import { run } from './bootstrap.mjs'

await run('e2e/bench/main.ts')
