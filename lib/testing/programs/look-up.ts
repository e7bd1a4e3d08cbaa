import { connect } from '@/lib/db/client'
import { reserveLookup } from '@/lib/food/find/reserve-lookup'

/** An instance at which somebody tries so many phone numbers at once; says how many it let them. */
const [url = '', personId, times] = process.argv.slice(2)
const { db, pool } = connect(url)
const tries = Array.from({ length: Number(times) }, () => reserveLookup(db, Number(personId)))
const allowed = (await Promise.all(tries)).filter(Boolean).length
await pool.end()
process.stdout.write(`ALLOWED ${allowed}\n`)
