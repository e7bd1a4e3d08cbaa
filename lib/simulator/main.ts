import { HELP, readCommandLine, UsageError } from './cli'
import { lineWriter } from './core/line-writer'
import { allLockers } from './express/lockers'
import { warmStreets } from './food/warm-streets'
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
