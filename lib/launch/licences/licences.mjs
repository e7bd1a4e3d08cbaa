import { run } from '../bootstrap.mjs'

await run('lib/launch/licences/licences-command.ts')
