import { run } from './bootstrap.mjs'

await run('lib/launch/verify-audit.ts')
