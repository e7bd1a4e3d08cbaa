import { parseArgs } from 'node:util'
import { parseSettings } from '@/lib/config/settings'
import { connect } from '@/lib/db/client'
import { seedHistory } from '@/lib/demo/history/seed-history'
import { LaunchError, reportFailure } from '../launch-error'
import { reachDatabase } from '../postgres/reach-database'
import { prepareDatabase } from '../start/prepare-database'

const DAYS_A_MONTH = 30

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
  const { orders, months } = askedFor()
  const settings = parseSettings(process.env)
  if (settings.environment !== 'simulator') {
    throw new LaunchError('A platform host is set: made-up orders are for the simulator alone.')
  }
  const reached = await reachDatabase(settings, say)
  try {
    const { databaseUrl, ownerUrl } = reached
    await prepareDatabase({
      databaseUrl,
      ownerUrl,
      settings: { ...settings, demoHistory: false },
      say,
    })
    const { db, pool } = connect(databaseUrl)
    try {
      // As long as it takes: a million orders are minutes of work.
      pool.on('connect', (client) => void client.query('set statement_timeout = 0'))
      const begun = Date.now()
      const days = months * DAYS_A_MONTH
      const seed = begun % 2 ** 31
      const count = await seedHistory({ db, pool, days, total: orders, now: new Date(), seed })
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

function askedFor(): { orders: number; months: number } {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '5000' },
      months: { type: 'string', default: '3' },
    },
  })
  return {
    orders: wholeNumber('--orders', values.orders, 5_000_000),
    months: wholeNumber('--months', values.months, 36),
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new LaunchError(`${name} is "${text}", but should be a whole number from 1 to ${most}.`)
}
