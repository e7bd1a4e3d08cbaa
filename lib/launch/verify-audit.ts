import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { noteHead, readSeenHeads } from '@/lib/audit/seen-heads'
import { verifyChain, type ChainFault, type ChainHead } from '@/lib/audit/verify-chain'
import { settings } from '@/lib/config/settings'
import { LaunchError, reportFailure } from './launch-error'
import { reachDatabase } from './postgres/reach-database'

const say = (line: string) => {
  console.log(line)
}

/** More say nothing that these do not. */
const MOST_LINES = 100

const WORDS: Readonly<Record<ChainFault['kind'], string>> = {
  changed: 'was changed, or is not in its place',
  missing: 'is missing',
  gap: 'is missing with its place',
  unlinked: 'was put in past the chain',
  'personal-changed': 'speaks of a customer otherwise than it did',
  'personal-missing': 'lost what it says of a customer, and nothing says why',
  'cut-off': 'was seen, and the log ends before it',
  rewritten: 'was another one when it was seen',
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

/** Whether the whole log is as it was written, as far as that can be known. */
async function run(): Promise<boolean> {
  const own = settings()
  const given = headsOf(process.argv.slice(2))
  const reached = await reachDatabase(own, say)
  const client = new Client({ connectionString: reached.databaseUrl })
  try {
    await client.connect()
    const seen = await readSeenHeads(own.dataDir)
    const { entries, head, faults } = await verifyChain(client, [...seen, ...given])
    for (const fault of faults.slice(0, MOST_LINES)) say(lineOf(fault))
    if (faults.length > MOST_LINES) say(`… and ${faults.length - MOST_LINES} more.`)
    if (faults.length > 0) {
      say(`The audit log is not as it was written: ${faults.length} places of ${entries}.`)
      return false
    }
    say(`Nothing is changed, missing or out of order among ${entries} entries.`)
    if (head === null) return true
    await noteHead(own.dataDir, head)
    say(`It ends with ${head.seq}:${head.hash}`)
    say('Keep that line where nobody who can change the database can reach it: an end that is cut')
    say('off later is found with npm run verify-audit -- --head and what stands behind "with".')
    return true
  } finally {
    await client.end()
    await reached.close()
  }
}

/** What `--head SEQ:HASH` gives, any number of times. */
function headsOf(args: readonly string[]): ChainHead[] {
  const { values } = parseArgs({
    args: [...args],
    options: { head: { type: 'string', multiple: true } },
  })
  return (values.head ?? []).map((text) => {
    const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
    if (seq === undefined || hash === undefined) {
      throw new LaunchError(`--head holds "${text}", but should be a line of an earlier check.`)
    }
    return { seq: Number(seq), hash }
  })
}

function lineOf({ kind, seq, entryId }: ChainFault): string {
  const place = seq === null ? '' : `place ${seq}`
  const entry = entryId === null ? '' : `entry ${entryId}`
  return `${[place, entry].filter(Boolean).join(', ')}: ${WORDS[kind]}`
}
