import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '@/lib/config/setting-names'
import { readLastBackup } from '@/lib/db/backup/last-backup'
import { prepareDatabase } from '@/lib/launch/start/prepare-database'
import { runNode } from '@/lib/testing/programs/program'
import { stop, urlOf, usePrivateServers } from '@/lib/testing/programs/private-servers'
import { tableDigests } from '@/lib/testing/table-digests'
import { backUpWhenDue } from './daily-backups'
import { restore } from './restore'

const { folder, dataDir, serve } = usePrivateServers()
const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))

const PROGRAMS = { backup: 'backup', restore: 'restore', 'drop-demo': 'demo/drop-demo' } as const

async function command(name: keyof typeof PROGRAMS, env: object, ...args: string[]) {
  const program = runNode({
    args: [`lib/launch/${PROGRAMS[name]}.mjs`, ...args],
    env: { ...unset, ...env },
  })
  const code = await program.ended
  return { code, out: program.stdout(), error: program.stderr() }
}

/** A data folder with the demo in it, served. */
async function demoServer() {
  const program = serve()
  const [databaseUrl, ownerUrl] = [await urlOf(program, 'APPLICATION'), await urlOf(program)]
  const settings = { environment: 'simulator', appUrl: 'http://localhost:3000' } as const
  await prepareDatabase({ databaseUrl, ownerUrl, settings, say: () => undefined })
  return { program, ownerUrl }
}

async function digestsAt(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await tableDigests(client)
  } finally {
    await client.end()
  }
}

/** In this process, for what a program of its own would show no better. */
const restoreHere = (path: string, databaseUrl: string | null = null) =>
  restore({ settings: { databaseUrl, dataDir: dataDir() }, path, say: () => undefined })

test('backs up while it runs, and restores into an empty folder alone, all or nothing', async () => {
  const { program, ownerUrl } = await demoServer()
  const before = await digestsAt(ownerUrl)
  const file = join(folder(), 'running.backup.gz')
  const DATA_DIR = dataDir()
  const made = await command('backup', { DATA_DIR }, file)
  expect(made).toMatchObject({ code: 0, error: '' })
  expect(made.out).toContain(`Backed up to ${file} (`)
  expect(await readLastBackup(DATA_DIR)).toMatchObject({ file, bytes: statSync(file).size })
  expect(await command('backup', { DATA_DIR }, file)).toMatchObject({
    code: 1,
    error: `${file} exists already: name a new file.\n`,
  })
  await stop(program)
  await expect(restoreHere(file)).rejects.toThrow(
    `DATA_DIR holds "${DATA_DIR}", which has a database already: a backup is restored into an empty folder alone.`,
  )
  rmSync(DATA_DIR, { recursive: true })

  const [cut, other] = [join(folder(), 'cut.gz'), join(folder(), 'other.gz')]
  writeFileSync(cut, readFileSync(file).subarray(0, statSync(file).size - 50))
  writeFileSync(other, 'holiday')
  for (const path of [cut, other]) {
    await expect(restoreHere(path)).rejects.toThrow(
      /^[^\n]* is no whole backup of Handover \([^\n]*\)\. Nothing was restored\.$/,
    )
    expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false)
  }
  const none = join(folder(), 'none')
  await expect(restoreHere(none)).rejects.toThrow(`${none} cannot be read (ENOENT).`)
  await expect(restoreHere(file, 'postgres://me@127.0.0.1:9/x')).rejects.toThrow(
    /^DATABASE_URL is set/,
  )

  const restored = await command('restore', { DATA_DIR }, file)
  expect(restored).toMatchObject({ code: 0, error: '' })
  expect(restored.out).toContain(`Restored into ${DATA_DIR}, as everything was at `)
  expect(await digestsAt(await urlOf(serve()))).toEqual(before)
})

test('a daily backup is made once a day, and the oldest go', async () => {
  const { ownerUrl } = await demoServer()
  const dir = folder()
  const daily = { dir, keep: 2, ownerUrl, dataDir: dataDir() }
  const made: boolean[] = []
  for (const at of ['20T03', '20T04', '21T03', '22T03']) {
    made.push(await backUpWhenDue(daily, new Date(`2026-11-${at}:00:00Z`)))
  }
  expect(made).toEqual([true, false, true, true])
  expect(readdirSync(dir).filter((name) => name.startsWith('handover-'))).toEqual([
    'handover-2026-11-21T03-00-00Z.backup.gz',
    'handover-2026-11-22T03-00-00Z.backup.gz',
  ])
  expect((await readLastBackup(dataDir()))?.at).toBe('2026-11-22T03:00:00.000Z')
})

test('drop-demo says first what it would drop, then drops it, whether Handover runs or not', async () => {
  const { program } = await demoServer()
  const env = { DATA_DIR: dataDir() }
  const said = await command('drop-demo', env)
  expect(said).toMatchObject({ code: 0, error: '' })
  expect(said.out).toMatch(/^This would be dropped, for good:\n {2}stores: HK-CENTRAL-01, /)
  expect(said.out).toContain('To drop it: npm run drop-demo -- --yes')
  await stop(program)
  expect((await command('drop-demo', env, '--yes')).out).toMatch(/^Dropped:\n/)
})
