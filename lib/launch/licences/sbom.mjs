import { run } from '../bootstrap.mjs'

await run('lib/launch/licences/sbom-command.ts')
