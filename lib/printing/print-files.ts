import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '@/lib/config/settings'

/** What was shown so long ago was printed, or is made again. */
const KEPT_MS = 24 * 60 * 60_000

const folder = () => join(settings().dataDir, 'prints')

/** Where the PDF of a print run lies on this machine. It can be made again from the labels. */
export const printFile = (runId: number) => join(folder(), `run-${runId}.pdf`)

/** A new path in the same folder, for a PDF that is being made. */
export async function newPrintFile(): Promise<string> {
  await mkdir(folder(), { recursive: true })
  return join(folder(), `${randomUUID()}.part`)
}

/** Removes what nobody prints any more. */
export async function forgetOldPrintFiles(now: Date): Promise<void> {
  const names = await readdir(folder()).catch(() => [])
  for (const name of names) {
    const path = join(folder(), name)
    const file = await stat(path).catch(() => null)
    if (file && now.getTime() - file.mtimeMs > KEPT_MS) await rm(path, { force: true })
  }
}
