import { settings } from '@/lib/config/settings'
import { connect } from '@/lib/db/client'
import { forgetRolledDays, rollDays } from '@/lib/reports/rolling/roll-days'
import { reportFailure } from '../launch-error'
import { reachDatabase } from '../postgres/reach-database'

const say = (line: string) => {
  console.log(line)
}

try {
  await run()
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

/** Counts the days of all reports anew (decision 0323), also beside a dashboard that runs. */
async function run(): Promise<void> {
  const reached = await reachDatabase(settings(), say)
  const { db, pool } = connect(reached.databaseUrl)
  // As long as it takes: a month of a busy store is counted at once.
  pool.on('connect', (client) => void client.query('set statement_timeout = 0'))
  try {
    const begun = Date.now()
    await forgetRolledDays(db)
    await rollDays({ db, now: new Date() })
    say(
      `The days of all reports were counted anew in ${((Date.now() - begun) / 1000).toFixed(1)} s.`,
    )
  } finally {
    await pool.end()
    await reached.close()
  }
}
