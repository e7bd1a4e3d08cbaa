import type {} from 'vitest'
import type { TestProject } from 'vitest/node'
import { startEphemeralServer } from '../postgres/ephemeral'

declare module 'vitest' {
  // Declaration merging is vitest's way to type `inject`, and needs an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  export interface ProvidedContext {
    /** A superuser's address of the run's throw-away PostgreSQL server, database `postgres`. */
    postgresUrl: string
  }
}

/** One PostgreSQL server for a whole run; HANDOVER_TEST_PG_BIN chooses another than the bundled. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binDir = process.env['HANDOVER_TEST_PG_BIN']
  const server = await startEphemeralServer(binDir ? { binDir } : {})
  project.provide('postgresUrl', server.url('postgres'))
  return server.stop
}
