import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect } from 'vitest'
import type { ServerUser } from '@/lib/launch/postgres/server-user'
import { runNode } from './program'
import type { Program } from './program'

/**
 * For each test a folder that every user may use, and private servers as processes of their own;
 * what still runs after the test is stopped, and the folder removed.
 */
export function usePrivateServers() {
  let folder = ''
  const running: Program[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'handover-private-'))
    chmodSync(folder, 0o777)
  })
  afterEach(async () => {
    for (const program of running.splice(0)) {
      program.signal('SIGTERM')
      await program.ended
    }
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    folder: () => folder,
    dataDir: () => join(folder, 'data'),
    serve: (user: ServerUser = null): Program => {
      const script = 'lib/testing/programs/serve-database.ts'
      const program = runNode({ args: ['--import', 'tsx', script, join(folder, 'data')], user })
      running.push(program)
      return program
    },
  }
}

/** The address of the database, once it serves; as the owner of its tables if not said otherwise. */
export async function urlOf(
  program: Program,
  role: 'OWNER' | 'APPLICATION' | 'SUPERUSER' = 'OWNER',
): Promise<string> {
  return (await program.says(new RegExp(`^${role} (.+)$`, 'm')))[1] ?? ''
}

/** The rows that one statement gives. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Stops it as Ctrl-C does, and holds it to a clean end. */
export async function stop(program: Program): Promise<void> {
  program.signal('SIGINT')
  expect(await program.ended).toBe(0)
}
