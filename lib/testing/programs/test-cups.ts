import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freeLoopbackPort } from '@/lib/launch/free-port'
import { eventually } from '../eventually'

const run = promisify(execFile)

const NEEDED = ['/usr/sbin/cupsd', '/usr/bin/lp', '/usr/lib/cups/backend/cups-pdf']
const PPD = '/usr/share/ppd/cups-pdf/CUPS-PDF_noopt.ppd'
const PACKAGES = ['cups', 'cups-client', 'printer-driver-cups-pdf']

/**
 * Why there is no CUPS with a PDF printer to test against, null where there is one. On Debian root
 * installs it. A run with `CI=true` needs it: there this throws instead.
 */
export async function lackOfCups(): Promise<string | null> {
  const lack = await findLack()
  if (lack !== null && process.env['CI'] === 'true') throw new Error(lack)
  return lack
}

async function findLack(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'a CUPS of its own needs root'
  const isThere = () => NEEDED.every((path) => existsSync(path))
  if (isThere()) return null
  if (!existsSync('/etc/debian_version')) return 'there is no CUPS, and this is no Debian'
  // No services are to be started for a test.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  try {
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-qy', '--no-install-recommends', ...PACKAGES], { env })
  } catch (error) {
    return `CUPS could not be installed: ${String(error)}`
  }
  return isThere() ? null : 'CUPS was installed, and is not where Debian puts it'
}

export type TestCups = Awaited<ReturnType<typeof startTestCups>>

/** A CUPS of its own on a port of this machine, with one printer, `LABELS`, that makes PDFs. */
export async function startTestCups() {
  const folder = await mkdtemp(join(tmpdir(), 'handover-cups-'))
  await chmod(folder, 0o755)
  const out = join(folder, 'out')
  for (const name of ['root', 'spool/tmp', 'cache', 'run', 'log', 'out']) {
    await mkdir(join(folder, name), { recursive: true })
  }
  const port = await freeLoopbackPort(null)
  const host = `127.0.0.1:${port}`
  // The printer's settings are read from here alone, by the name in its address.
  const own = `handover${port}`
  const settings = `/etc/cups/cups-pdf-${own}.conf`
  await writeFile(settings, `Out ${out}\nAnonDirName ${out}\nSpool ${folder}/spool/pdf\nLabel 2\n`)
  await writeFile(join(folder, 'cupsd.conf'), daemonSettings(port))
  await writeFile(join(folder, 'files.conf'), filesSettings(folder))
  let daemon = start(folder)
  const admin = (program: string, ...args: string[]) => run(program, ['-h', host, ...args])
  const isUp = () =>
    eventually(async () => (await admin('lpstat', '-r')).stdout.includes('is running'))
  await isUp()
  await admin('lpadmin', '-p', 'LABELS', '-v', `cups-pdf:/${own}`, '-P', PPD, '-E')
  await admin('lpadmin', '-d', 'LABELS')
  const end = async () => {
    const ended = new Promise((resolve) => daemon.once('close', resolve))
    daemon.kill('SIGTERM')
    await ended
  }
  return {
    host,
    /** The PDFs that came out of the printer. */
    async printed(): Promise<Buffer[]> {
      const names = (await readdir(out, { recursive: true })).filter((name) =>
        name.endsWith('.pdf'),
      )
      return Promise.all(names.toSorted().map((name) => readFile(join(out, name))))
    },
    pause: (why: string) => admin('cupsdisable', '-r', why, 'LABELS'),
    resume: () => admin('cupsenable', 'LABELS'),
    /** Takes all jobs off the queue, as somebody at the printer does. */
    cancelAll: () => admin('cancel', '-a', 'LABELS'),
    stop: end,
    async startAgain() {
      daemon = start(folder)
      await isUp()
    },
    async close() {
      if (daemon.exitCode === null) await end()
      await rm(settings, { force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function start(folder: string) {
  const files = ['-c', join(folder, 'cupsd.conf'), '-s', join(folder, 'files.conf')]
  return spawn('/usr/sbin/cupsd', ['-f', ...files], { stdio: 'ignore' })
}

const daemonSettings = (port: number) => `Listen 127.0.0.1:${port}
LogLevel warn
Browsing Off
WebInterface No
DefaultAuthType None
PreserveJobHistory Yes
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order allow,deny
    Allow all
  </Limit>
</Policy>
`

const filesSettings = (folder: string) => `ServerRoot ${folder}/root
RequestRoot ${folder}/spool
TempDir ${folder}/spool/tmp
CacheDir ${folder}/cache
StateDir ${folder}/run
ErrorLog ${folder}/log/error
AccessLog ${folder}/log/access
PageLog ${folder}/log/page
`
