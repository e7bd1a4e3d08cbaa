import { HELP, UsageError, readCommandLine } from './cli'
import { allLockers } from './express/lockers'
import { MERCHANTS } from './food/merchants'
import { neighbourhoodOf } from './geo/neighbourhood'
import { startSimulator } from './server'

/** The simulator as a program of its own: `node --import tsx lib/simulator/main.ts --help`. */
async function main() {
  const settings = readCommandLine(process.argv.slice(2), process.env)
  if (settings === 'help') return void process.stdout.write(HELP)
  const { log, flush } = lineWriter((text) => void process.stdout.write(text))
  const stamped = (line: string) => log(`${new Date().toISOString()} ${line}`)
  const simulator = await startSimulator({ ...settings, log: stamped })
  log(`simulator listening on ${simulator.url}`)
  warmStreets()
  setImmediate(allLockers)
  const stop = async () => {
    await simulator.stop()
    flush()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

function explain(error: unknown) {
  if (error instanceof UsageError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE' ? `port ${port ?? ''} is already in use` : error.message
}

main().catch((error: unknown) => {
  process.stderr.write(`simulator: ${explain(error)}\n`)
  process.exitCode = 1
})

/** Prepares the streets around the stores, one store at a turn, so that no first order waits for them. */
function warmStreets([merchant, ...others] = MERCHANTS) {
  if (!merchant) return
  setImmediate(() => {
    neighbourhoodOf(merchant.coordinate, merchant.region)
    warmStreets(others)
  })
}

/** Collects lines and writes those of one turn of the event loop together; `flush` writes at once. */
function lineWriter(write: (text: string) => void) {
  let waiting = ''
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text !== '') write(text)
  }
  const log = (line: string) => {
    if (waiting === '') setImmediate(flush)
    waiting += `${line}\n`
  }
  return { log, flush }
}
