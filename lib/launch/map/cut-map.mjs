import { run } from '../bootstrap.mjs'

await run('lib/launch/map/cut-map-command.ts')
