import { run } from './bootstrap.mjs'

await run('lib/launch/backup/restore-command.ts')
