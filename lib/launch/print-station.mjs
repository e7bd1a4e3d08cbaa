import { run } from './bootstrap.mjs'

await run('lib/print-station/main.ts')
