import { run } from '../bootstrap.mjs'

await run('lib/launch/check/graph.ts')
