import type { ClientBase, Pool } from 'pg'
import type { Settings } from '@/lib/config/settings'
import { connect, type Database } from '@/lib/db/client'
import { grantRights } from '@/lib/db/grant-rights'
import { migrateUnderLock } from '@/lib/db/migrate'
import { prepareQueue } from '@/lib/jobs/prepare-queue'
import { offerFirstAdmin } from '@/lib/people/first-admin'
import { closeDemo } from '@/lib/demo/close-demo'
import { publicPeople, publicSignIns, type DemoSignIn } from '@/lib/demo/public-sign-ins'
import { countAll } from '@/lib/demo/history/in-bulk'
import { DEMO_MONTHS, seedHistory } from '@/lib/demo/history/seed-history'
import { seedDemo } from '@/lib/demo/seed-demo'

export type Prepared = {
  /** With which demo e-mails everybody can sign in, printed at the start; none with a real platform. */
  signIns: DemoSignIn[]
  /** The one-time link for an administrator, while none can sign in. */
  firstAdminUrl: string | null
}

/**
 * Brings a database to this version: schema, queue and the application's rights as the owner, then
 * as the application, with the simulator, the demo's people and stores. Instances that start at once
 * do it one after the other.
 */
export async function prepareDatabase(options: {
  /** The application's role. */
  databaseUrl: string
  /** The role that owns the tables; it may be the same. */
  ownerUrl: string
  settings: Pick<Settings, 'environment' | 'appUrl'> &
    Partial<Pick<Settings, 'demoHistory' | 'authSecret'>>
  say: (line: string) => void
}): Promise<Prepared> {
  const { databaseUrl, ownerUrl, settings, say } = options
  const prepared: Prepared = { signIns: [], firstAdminUrl: null }
  await migrateUnderLock(ownerUrl, async (owner) => {
    await prepareQueue(ownerUrl, owner)
    const { db, pool } = connect(databaseUrl)
    try {
      await grantRights(owner, { role: await roleOf(pool) })
      if (settings.environment === 'simulator') {
        if (await seedDemo(db)) await beginDemo({ db, pool, owner, settings, say })
        prepared.signIns = await publicSignIns(db)
        if ((await publicPeople(db)).some(({ disabledAt }) => disabledAt !== null))
          say(STAYS_CLOSED)
      } else {
        for (const line of await closeDemo(db)) say(line)
      }
      const token = await offerFirstAdmin(db, settings.authSecret ?? null)
      if (token !== null) {
        prepared.firstAdminUrl = `${settings.appUrl}/sign-in/first-start?token=${token}`
      }
    } finally {
      await pool.end()
    }
  })
  return prepared
}

/** What a demo that was just made begins with. */
async function beginDemo(input: {
  db: Database
  pool: Pool
  owner: ClientBase
  settings: { demoHistory?: boolean }
  say: (line: string) => void
}): Promise<void> {
  const { db, pool, owner, settings, say } = input
  say('Demo stores and people added')
  if (!settings.demoHistory) return
  const count = await seedHistory({ db, pool, ...DEMO_MONTHS, now: new Date(), seed: 1 })
  await countAll(owner)
  say(`Three months of made-up history added: ${count} orders`)
}

const STAYS_CLOSED =
  'The demo in this data stays closed, because it met a real platform: set DATA_DIR to a new folder to try the demo.'

async function roleOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}
