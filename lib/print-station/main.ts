import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LaunchError, reportFailure } from '@/lib/launch/launch-error'
import { STATION_KEY } from '@/lib/domain/print-station'
import { takeLock } from '@/lib/launch/named-lock.mjs'
import { cups } from './cups'
import { openRecords } from './records'
import { runStation } from './run-station'
import { stationClient } from './station-client'

const HELP = `Prints the jobs of a print station with CUPS, on the computer beside the printer.

npm run print-station -- --server URL --key K

  --server URL     the address of Handover
  --key K          the station's key, from Settings, Print stations
  --key-file FILE  a file that holds the key, where the command line can be read by others
  --data DIR       where it is kept what was printed (default: .handover-print-station at home)
  --cups HOST:PORT another CUPS than that of this computer`

const say = (line: string) => {
  process.stdout.write(`${new Date().toISOString()} ${line}\n`)
}

try {
  await run()
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const options = await readOptions(process.argv.slice(2))
  if (options === null) {
    process.stdout.write(`${HELP}\n`)
    return
  }
  const { server, key, folder, host } = options
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await takeLock('print-station', folder)
  if (lock === null) throw new LaunchError('This station runs already on this computer.')
  const records = await openRecords(folder)
  const ending = new AbortController()
  for (const end of ['SIGINT', 'SIGTERM'] as const) process.once(end, () => ending.abort())
  const client = stationClient({ server, key })
  const station = { client, records, printers: cups(host), atHand: new Set<string>(), say }
  await runStation(station, ending.signal)
  await lock.release()
}

/** Null where help was asked for. Throws `LaunchError` for what cannot be meant. */
async function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      server: { type: 'string' },
      key: { type: 'string' },
      'key-file': { type: 'string' },
      data: { type: 'string' },
      cups: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return null
  const { server } = values
  if (server === undefined || !/^https?:$/.test(protocolOf(server))) {
    throw new LaunchError('--server should be the address of Handover: https://handover.example')
  }
  const file = values['key-file']
  const key = (values.key ?? (file === undefined ? '' : await readFile(file, 'utf8'))).trim()
  const number = STATION_KEY.exec(key)?.[1]
  if (number === undefined) {
    throw new LaunchError('--key should be the key of the station, as Settings showed it.')
  }
  // One computer may have several printers; a renewed key leaves its station what it is.
  const own = `${new URL(server).host.replaceAll(':', '_')}-${number}`
  const folder = join(values.data ?? join(homedir(), '.handover-print-station'), own)
  return { server, key, folder, host: values.cups ?? null }
}

function protocolOf(address: string): string {
  try {
    return new URL(address).protocol
  } catch {
    return ''
  }
}
