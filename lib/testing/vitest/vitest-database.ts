import type {} from 'vitest'
import type { TestProject } from 'vitest/node'
import { startEphemeralServer } from '@/lib/launch/postgres/ephemeral'

declare module 'vitest' {
  // Declaration merging is vitest's way to type `inject`, and needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    /** Addresses of the run's throw-away PostgreSQL server, database `postgres`, by role. */
    postgres: { superuserUrl: string; ownerUrl: string; url: string }
    /** Which schedules of faults are played, and where the counts go; the bench plays more. */
    faults: { schedules: number; firstSeed: number; results: string | null }
    /** Where the bench wants to read what getting labels ready took. */
    labelResults: string | null
  }
}

const SHORT_FORM = 100

/** One PostgreSQL server for a whole run; HANDOVER_TEST_PG_BIN chooses another than the bundled. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binDir = process.env['HANDOVER_TEST_PG_BIN']
  const server = await startEphemeralServer(binDir ? { binDir } : {})
  project.provide('postgres', {
    superuserUrl: server.superuserUrl('postgres'),
    ownerUrl: server.ownerUrl('postgres'),
    url: server.url('postgres'),
  })
  project.provide('faults', {
    schedules: Number(process.env['HANDOVER_FAULT_SCHEDULES'] ?? SHORT_FORM),
    firstSeed: Number(process.env['HANDOVER_FAULT_SEED'] ?? 1),
    results: process.env['HANDOVER_FAULT_RESULTS'] ?? null,
  })
  project.provide('labelResults', process.env['HANDOVER_LABEL_RESULTS'] ?? null)
  return server.stop
}
