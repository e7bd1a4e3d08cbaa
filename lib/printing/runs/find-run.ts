import 'server-only'
import { and, eq, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import type { Queries } from '@/lib/db/client'
import { printRuns } from '@/lib/db/tables/prints'
import type { RunRow } from '../queue/find-print-queue'

/** A print run of the person's own that was shown; null where there is none. */
export async function findRun(
  queries: Queries,
  { actor, runId, locked = false }: { actor: Pick<Actor, 'id'>; runId: number; locked?: boolean },
): Promise<RunRow | null> {
  const query = queries
    .select()
    .from(printRuns)
    .where(and(eq(printRuns.id, runId), eq(printRuns.by, actor.id), ne(printRuns.state, 'pile')))
  const [run] = await (locked ? query.for('update') : query)
  return run ?? null
}

/** What was shown so long ago was printed, or is made again. */
const KEPT_MS = 24 * 60 * 60_000

const folder = () => join(settings().dataDir, 'prints')

/** Where the PDF of a print run lies on this machine. It can be made again from the labels. */
export const printFile = (runId: number) => join(folder(), `run-${runId}.pdf`)

/** A new path in the same folder, which its owner alone may enter, for a PDF that is being made. */
export async function newPrintFile(): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
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
