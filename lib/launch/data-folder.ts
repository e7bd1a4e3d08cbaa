import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, LaunchError } from './launch-error'

/** Makes the data folder with its `logs`, and proves by a file that it can be written to. */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.write-probe-${process.pid}`)
  try {
    const isNew = !existsSync(dataDir)
    mkdirSync(join(dataDir, 'logs'), { recursive: true })
    // The database's own user must pass through, whatever the umask was.
    if (isNew) chmodSync(dataDir, 0o755)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new LaunchError(
      `DATA_DIR holds ${JSON.stringify(dataDir)}, but should be a folder that can be written to (${errorCode(error)}).`,
      { cause: error },
    )
  }
}
