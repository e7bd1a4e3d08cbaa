import { run } from './bootstrap.mjs'

await run('lib/launch/backup/backup-command.ts')
