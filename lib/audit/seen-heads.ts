import { appendFile, chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { ChainHead } from './verify-chain'

const fileOf = (dataDir: string) => join(dataDir, 'audit-heads')

const headSchema = z.object({ seq: z.int().positive(), hash: z.string().length(64) })

/** The ends of the audit log that were seen from here, oldest first; a line that is damaged is none. */
export async function readSeenHeads(dataDir: string): Promise<ChainHead[]> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [seq = '', hash = ''] = line.split(':')
    const parsed = headSchema.safeParse({ seq: Number(seq), hash })
    return parsed.success ? [parsed.data] : []
  })
}

/** Notes an end, where it is another than the last: outside the database, which could be rewritten. */
export async function noteHead(dataDir: string, { seq, hash }: ChainHead): Promise<void> {
  const last = (await readSeenHeads(dataDir)).at(-1)
  if (last?.seq === seq && last.hash === hash) return
  await appendFile(fileOf(dataDir), `${seq}:${hash}\n`, { mode: 0o600 })
  await chmod(fileOf(dataDir), 0o600)
}
