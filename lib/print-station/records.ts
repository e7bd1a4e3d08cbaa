import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * What this computer did with a job, on disk before it is done: whoever starts the station again,
 * after whatever end, hands no job over twice. `handing`: it may have gone to the printer. `handed`:
 * CUPS has it. `ended`: it is over, as `result` says.
 */
const recordSchema = z.object({
  jobId: z.uuid(),
  claim: z.string(),
  queue: z.string(),
  state: z.enum(['handing', 'handed', 'ended']),
  /** Its number in CUPS, once that is known. */
  queueJob: z.number().nullable(),
  result: z.enum(['printed', 'failed', 'doubtful']).nullable(),
  detail: z.string(),
  /** The server heard how it ended. */
  isTold: z.boolean(),
  /** ISO. */
  at: z.string(),
})
export type JobRecord = z.infer<typeof recordSchema>

/** So long the server may offer a job that was over here. */
const KEPT_MS = 30 * 24 * 60 * 60_000

export type Records = Awaited<ReturnType<typeof openRecords>>

/** The records of a folder, which is made where it is not there. */
export async function openRecords(folder: string) {
  const jobs = join(folder, 'jobs')
  await mkdir(jobs, { recursive: true, mode: 0o700 })
  const known = new Map<string, JobRecord>()
  for (const name of await readdir(jobs)) {
    if (name.endsWith('.json')) {
      const record = recordSchema.parse(JSON.parse(await readFile(join(jobs, name), 'utf8')))
      known.set(record.jobId, record)
      // What is half written is of a time before anything was handed over.
    } else await rm(join(jobs, name), { force: true })
  }
  return {
    instance: await instanceOf(folder),
    of: (jobId: string) => known.get(jobId) ?? null,
    all: () => [...known.values()],
    /** Where the PDF of a job lies until it is handed over. */
    pdf: (jobId: string) => join(jobs, `${jobId}.pdf`),
    /** On disk when it resolves. */
    async write(record: JobRecord): Promise<void> {
      await writeDurably(jobs, `${record.jobId}.json`, JSON.stringify(record))
      known.set(record.jobId, record)
    },
    async forgetOld(now: Date): Promise<void> {
      for (const { jobId, state, isTold, at } of known.values()) {
        if (state !== 'ended' || !isTold || now.getTime() - Date.parse(at) < KEPT_MS) continue
        await rm(join(jobs, `${jobId}.json`), { force: true })
        known.delete(jobId)
      }
    },
  }
}

/** By which the server knows this folder: a station whose folder is lost is another one. */
async function instanceOf(folder: string): Promise<string> {
  const path = join(folder, 'instance')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (z.uuid().safeParse(kept).success) return kept
  const made = randomUUID()
  await writeDurably(folder, 'instance', made)
  return made
}

async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  const part = join(folder, `${name}.${randomUUID()}.part`)
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, join(folder, name))
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
