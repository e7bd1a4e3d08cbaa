import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { settings } from '@/lib/config/settings'
import { errorCode, LaunchError, reportFailure } from '../launch-error'
import { reachDatabase } from '../postgres/reach-database'
import { backUp } from './back-up'
import { ownServer } from './restore'

const say = (line: string) => {
  console.log(line)
}

try {
  await run(process.argv[2])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

async function run(file: string | undefined): Promise<void> {
  if (file === undefined) throw new LaunchError('Say where to: npm run backup -- FILE')
  const path = resolve(file)
  if (existsSync(path)) throw new LaunchError(`${path} exists already: name a new file.`)
  const given = settings()
  if (given.databaseUrl !== null) throw new LaunchError(ownServer('backed up'))
  const { ownerUrl, close } = await reachDatabase(given, say)
  try {
    const bytes = await backUp({ ownerUrl, path, dataDir: given.dataDir, now: new Date() })
    say(`Backed up to ${path} (${(bytes / 1_000_000).toFixed(1)} MB).`)
  } catch (error) {
    const isOfFile = ['ENOENT', 'EACCES', 'ENOTDIR', 'ENOSPC', 'EROFS'].includes(errorCode(error))
    if (!isOfFile) throw error
    throw new LaunchError(`${path} cannot be written (${errorCode(error)}).`, { cause: error })
  } finally {
    await close()
  }
}
