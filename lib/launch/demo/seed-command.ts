import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { settings } from '@/lib/config/settings'
import { connect, type Database } from '@/lib/db/client'
import { countAll, isAlone } from '@/lib/demo/history/in-bulk'
import { seedHistory } from '@/lib/demo/history/seed-history'
import { platformOf } from '@/lib/demo/platform-of'
import { DEMO_STORES } from '@/lib/demo/seed-demo'
import { forgetRolledDays, rollDays } from '@/lib/reports/rolling/roll-days'
import { LaunchError, reportFailure } from '../launch-error'
import { reachDatabase } from '../postgres/reach-database'
import { prepareDatabase } from '../start/prepare-database'

const DAYS_A_MONTH = 30

/** Fewer are written soon enough beside everything else. */
const LEAST_IN_BULK = 20_000

const OWN_STORES = DEMO_STORES.length
const MOST_STORES = 200
const ORDERS_OF_BUSY_STORE = 100

const say = (line: string) => {
  console.log(line)
}

try {
  await run()
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { orders, months, stores } = amounts()
  const given = settings()
  if (given.environment !== 'simulator') {
    throw new LaunchError('A platform host is set: made-up orders are for the simulator alone.')
  }
  const reached = await reachDatabase(given, say)
  try {
    const { databaseUrl, ownerUrl } = reached
    await prepareDatabase({
      databaseUrl,
      ownerUrl,
      settings: { ...given, demoHistory: false },
      say,
    })
    const isBulk = orders >= LEAST_IN_BULK && (await isAlone(ownerUrl))
    if (orders >= LEAST_IN_BULK && !isBulk) {
      say('The dashboard is running, so this takes several times as long as without it.')
    }
    const { db, pool } = connect(databaseUrl)
    try {
      await refusePlatform(db)
      // As long as it takes: a million orders are minutes of work.
      pool.on('connect', (client) => void client.query('set statement_timeout = 0'))
      const begun = Date.now()
      const days = months * DAYS_A_MONTH
      const count = await seedHistory({
        db,
        pool,
        days,
        total: orders,
        now: new Date(),
        seed: begun % 2 ** 31,
        branches: Math.max(0, (stores ?? storesFor(orders / days)) - OWN_STORES),
        bulkUrl: isBulk ? ownerUrl : null,
      })
      if (!isBulk) await countAsOwner(ownerUrl)
      if (count > 0) {
        say('Counting their days for the reports...')
        await forgetRolledDays(db)
        await rollDays({ db, now: new Date() })
      }
      const seconds = ((Date.now() - begun) / 1000).toFixed(1)
      say(
        count === 0
          ? 'Nothing was added: there is no demo in this database, or it is closed.'
          : `Added ${count} orders of ${days} days in ${seconds} s.`,
      )
    } finally {
      await pool.end()
    }
  } finally {
    await reached.close()
  }
}

async function countAsOwner(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl, application_name: 'handover' })
  await owner.connect()
  try {
    await countAll(owner)
  } finally {
    await owner.end()
  }
}

/** Made-up orders among real ones would be in every list, report and bill. */
async function refusePlatform(db: Database): Promise<void> {
  const { stores, wasConnected } = await platformOf(db)
  if (stores.length > 0) {
    throw new LaunchError(
      `This database has stores of a platform (${stores.join(', ')}): made-up orders are for the simulator's alone.`,
    )
  }
  if (wasConnected) {
    throw new LaunchError(
      'This database was connected to a platform: made-up orders are for the simulator alone.',
    )
  }
}

/** As many as none has to have more than a busy day, every day. */
function storesFor(ordersADay: number): number {
  return Math.min(MOST_STORES, Math.ceil(ordersADay / ORDERS_OF_BUSY_STORE))
}

function amounts(): { orders: number; months: number; stores: number | null } {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '5000' },
      months: { type: 'string', default: '3' },
      stores: { type: 'string' },
    },
  })
  const { stores } = values
  return {
    orders: wholeNumber('--orders', values.orders, 5_000_000),
    months: wholeNumber('--months', values.months, 36),
    stores: stores === undefined ? null : wholeNumber('--stores', stores, MOST_STORES),
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new LaunchError(`${name} is "${text}", but should be a whole number from 1 to ${most}.`)
}
