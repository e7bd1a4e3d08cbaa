import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import {
  type JobNews,
  type StationFacts,
  type StationJob,
  type StationWork,
  stationWorkSchema,
} from '@/lib/domain/print-station'

/** The server holds a question for work open for less than this. */
const WORK_MS = 40_000
const REPORT_MS = 20_000
const PDF_MS = 120_000

/** What became of a question to the server. `refused`: it does not know the key. */
export class ServerProblem extends Error {
  constructor(
    readonly kind: 'unreachable' | 'refused' | 'gone',
    message: string,
  ) {
    super(message)
  }
}

export type StationClient = ReturnType<typeof stationClient>

/** The server, as the station with this key asks it. Throws `ServerProblem`. */
export function stationClient({ server, key }: { server: string; key: string }) {
  async function ask(
    path: string,
    options: { body?: unknown; ms: number; signal?: AbortSignal },
  ): Promise<Response> {
    const { body, ms, signal } = options
    const limits = [AbortSignal.timeout(ms), ...(signal ? [signal] : [])]
    const answer = await fetch(new URL(`/api/print-station/${path}`, server), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.any(limits),
      redirect: 'error',
    }).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      throw new ServerProblem('unreachable', cause instanceof Error ? cause.message : 'no answer')
    })
    if (answer.ok) return answer
    const kind = answer.status === 401 ? 'refused' : answer.status === 404 ? 'gone' : 'unreachable'
    throw new ServerProblem(kind, `HTTP ${answer.status}`)
  }

  return {
    async work(facts: StationFacts, signal: AbortSignal): Promise<StationWork> {
      const answer = await ask('work', { body: facts, ms: WORK_MS, signal })
      return stationWorkSchema.parse(await answer.json())
    },
    /** Writes the PDF of a job to a path. */
    async pdf({ id, claim }: StationJob, path: string): Promise<void> {
      const answer = await ask(`jobs/${id}?claim=${claim}`, { ms: PDF_MS })
      if (!answer.body) throw new ServerProblem('unreachable', 'the PDF was empty')
      const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
      await pipeline(body, createWriteStream(path, { mode: 0o600 }))
    },
    async tell(jobId: string, news: JobNews): Promise<void> {
      await ask(`jobs/${jobId}`, { body: news, ms: REPORT_MS })
    },
  }
}
