import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { databaseCrew } from '@/lib/db/crew'
import { ThrottleShares } from '@/lib/platform/http/throttle-shares'

/** An instance that has so many calls to make, and says when each began and with how many it shares. */
const [url, count] = process.argv.slice(2)
const NAME = 'platform AP1 signed'
const now = () => Math.round(performance.timeOrigin + performance.now())
const say = (line: string) => process.stdout.write(`${line}\n`)

const crew = databaseCrew(new Pool({ connectionString: url }))
const shares = new ThrottleShares({
  report: async (names) => {
    const counts = await crew.report(names)
    if (names.length > 0) say(`SHARES ${counts.get(NAME)} ${now()}`)
    return counts
  },
})
const throttle = shares.throttle(NAME)
const calls = Array.from({ length: Number(count) }, () =>
  throttle.run(
    async () => {
      say(`CALL ${now()}`)
      await pause(20)
    },
    { lane: 'changes', priority: 'person' },
    new AbortController().signal,
  ),
)
await Promise.all(calls)
say('DONE')
await shares.close()
process.exit(0)
