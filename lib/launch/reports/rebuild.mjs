import { run } from '../bootstrap.mjs'

await run('lib/launch/reports/rebuild.ts')
