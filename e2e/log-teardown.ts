import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { databaseOf } from './database-of'
import { INSTANCES, instanceOf } from './instances'
import { printedBy } from './printed-by'
import { linesThatTell, tellingValues } from './secrets-in-log'

/** The start prints the demo's sign-ins, for whoever tries it out. */
const SAID_AT_START = /^Demo sign-in: /

const KEYS = ['simulator-secret-key', 'simulator-client-secret', DEMO_PASSWORD]

/**
 * After all journeys: nothing that a dashboard printed holds a name, a phone number, an address, a
 * token, a signature or a password of those that its orders, people and calls had. They are read
 * where they are: in its database, and in what its platform was sent and sent itself.
 */
export default async function lookThroughLogs(): Promise<void> {
  const faults: string[] = []
  for (let index = 0; index < INSTANCES; index += 1) {
    const { port, simulatorUrl } = instanceOf(index)
    const dataDir = process.env[`HANDOVER_E2E_DATA_DIR_${port}`] ?? ''
    const printed = readFileSync(printedBy(dataDir), 'utf8')
    const lines = printed.split('\n').filter((line) => !SAID_AT_START.test(line))
    const values = new Set([
      ...KEYS,
      ...tellingValues(await rowsOf(index)),
      ...tellingValues(await exchanged(simulatorUrl)),
    ])
    const telling = linesThatTell(lines.join('\n'), values)
    faults.push(...telling.slice(0, 10))
    console.log(
      `${lines.length} lines of the dashboard on ${port}, ${values.size} values looked for`,
    )
  }
  if (faults.length > 0) throw new Error(`The log tells what it must not:\n${faults.join('\n')}`)
}

/** Everything that people typed or the platform told of them. */
const TABLES = ['orders', 'customers', 'customer_addresses', 'people', 'inbox', 'order_events']

async function rowsOf(index: number): Promise<unknown[]> {
  const client = new Client({ connectionString: await databaseOf(index) })
  await client.connect()
  try {
    const { rows: there } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_name = any($1::text[])`,
      [TABLES],
    )
    const rows: unknown[] = []
    for (const { name } of there) {
      const found = await client.query<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t`)
      rows.push(...found.rows.map(({ row }) => row))
    }
    return rows
  } finally {
    await client.end()
  }
}

async function exchanged(simulatorUrl: string): Promise<unknown[]> {
  const read = async (what: string): Promise<unknown> =>
    (await fetch(`${simulatorUrl}/_control/${what}`)).json()
  return [await read('requests'), await read('callbacks')]
}
