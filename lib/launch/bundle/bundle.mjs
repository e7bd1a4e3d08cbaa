import { run } from '../bootstrap.mjs'

await run('lib/launch/bundle/bundle-command.ts')
