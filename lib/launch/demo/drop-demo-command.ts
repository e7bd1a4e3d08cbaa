import { settings } from '@/lib/config/settings'
import { connect } from '@/lib/db/client'
import { migrateUnderLock } from '@/lib/db/migrate'
import { type DemoDrop, dropDemo } from '@/lib/demo/drop-demo'
import { reportFailure } from '../launch-error'
import { reachDatabase } from '../postgres/reach-database'

const say = (line: string) => {
  console.log(line)
}

try {
  await run(process.argv.includes('--yes'))
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

async function run(isMeant: boolean): Promise<void> {
  const reached = await reachDatabase(settings(), say)
  try {
    await migrateUnderLock(reached.ownerUrl, () => Promise.resolve())
    const { db, pool } = connect(reached.ownerUrl)
    try {
      const drop = await dropDemo(db, { isRehearsal: !isMeant })
      for (const line of linesOf(drop, isMeant)) say(line)
    } finally {
      await pool.end()
    }
  } finally {
    await reached.close()
  }
}

function linesOf({ stores, people, kept, rows }: DemoDrop, isDone: boolean): string[] {
  if (stores.length + people.length + kept.length === 0) return ['There is nothing of the demo.']
  const tables = Object.entries(rows).map(([table, count]) => `${count} of ${table}`)
  return [
    isDone ? 'Dropped:' : 'This would be dropped, for good:',
    `  stores: ${stores.join(', ') || 'none'}`,
    `  people: ${people.join(', ') || 'none'}`,
    `  rows: ${tables.join(', ')}`,
    ...(kept.length > 0
      ? [`  Kept, because your records name them, and disabled: ${kept.join(', ')}`]
      : []),
    ...(isDone ? [] : ['To drop it: npm run drop-demo -- --yes']),
  ]
}
