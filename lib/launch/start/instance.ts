import 'server-only'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { tellConsoleByFields } from '@/lib/config/console-by-fields'
import { log } from '@/lib/config/log'
import { perProcess } from '@/lib/config/per-process'
import { REQUEST_ID_HEADER } from '@/lib/config/request-id'
import { settings } from '@/lib/config/settings'
import { closeDatabase, database, databasePool } from '@/lib/db/client'
import { databaseCrew } from '@/lib/db/crew'
import { edgeRules } from '@/lib/edge/edge-rules'
import { guardServer } from '@/lib/edge/guard-server'
import { packedFiles } from '@/lib/edge/packed-files'
import { startCourierPolls } from '@/lib/food/courier/courier-polls'
import { putClockWatch } from '@/lib/jobs/clock-difference'
import { runJobs } from '@/lib/jobs/run-jobs'
import { ordersVisited } from '@/lib/live/customer-visits'
import { liveHub } from '@/lib/live/hub'
import { closeStreams } from '@/lib/live/open-stream'
import { endStationWaits } from '@/lib/printing/stations/waits'
import { readCards } from '@/lib/orders/lists/read-cards'
import { queueRefreshWhenDue } from '@/lib/lockers/queue-refresh'
import { connectionMonitor, sharePlatform } from '@/lib/platform/current'
import { writeJobFailure } from '@/lib/settings/jobs/job-failure'
import { startConnectionReports } from '@/lib/settings/health/start-connection-reports'
import { watchAbandonedSends } from '@/lib/orders/sends/watch-abandoned-sends'
import { countAtEdge } from '@/lib/callbacks/count-at-edge'
import { intakeOf } from '@/lib/callbacks/intake'
import { receiveBodyHere } from '@/lib/callbacks/receive-callback'
import { shortWay } from '@/lib/callbacks/short-way'
import { watchedRequests } from './drain-requests'
import type { Arrived, EarlyRequests } from './hold-early.mjs'
import { TASK_GROUPS } from './task-groups'

/** How long requests under way may take to end once the process was asked to stop. */
const DRAIN_MS = 8_000

const requests = watchedRequests()

/** What came since the port was opened; nobody held it where Next was started by itself. */
const early = perProcess<EarlyRequests | null>('early-requests', () => null)

/**
 * Counts what is under way, gives each request its id, over whatever the browser put there, and puts
 * the guard before Next's own listeners, at the first request of each server: this is told of before
 * the request is handed to them. What came earlier goes the same way now.
 */
function watchRequests(): void {
  const rules = edgeRules({
    settings: settings(),
    refusedCallback: (path, refusal) => countAtEdge(database(), path, refusal),
    answerHere: shortWay(receiveBodyHere),
    // In development nothing is packed.
    ...(settings().production && { change: packedFiles(process.cwd()) }),
  })
  const guarded = new WeakSet<Server>()
  const arrived = ({ request, response, server }: Arrived) => {
    request.headers[REQUEST_ID_HEADER] = randomUUID()
    if (!guarded.has(server)) guardServer(server, rules)
    guarded.add(server)
    requests.note(response, server)
  }
  subscribe('http.server.request.start', (message) => arrived(message as Arrived))
  early.get()?.release(arrived)
}

const instance = perProcess('instance', start)

/** Starts what works beside the requests: the queue, the live hub, the courier polls, the marks. */
export const startInstance = (): Promise<void> => instance.get()

async function start(): Promise<void> {
  if (settings().production) tellConsoleByFields()
  watchRequests()
  const db = database()
  sharePlatform(databaseCrew(databasePool()))
  const hub = liveHub((ids) => readCards(db, ids))
  const polls = startCourierPolls({
    db,
    // Staff with the page open, and customers with theirs: an order is asked for once for all.
    watched: () => new Set([...hub.watchedOrders(), ...ordersVisited(new Date())]),
  })
  const jobs = await runJobs({
    pool: databasePool(),
    tasks: Object.fromEntries(TASK_GROUPS.flatMap(({ tasks }) => Object.entries(tasks))),
    repeated: TASK_GROUPS.flatMap(({ repeated }) => repeated),
    describeFailure: writeJobFailure,
  })
  // What was acknowledged before this start, or while no instance lived.
  const callbacks = intakeOf(db).applier
  callbacks.look()
  putClockWatch(jobs.clock)
  // Before anybody is shown a page.
  const abandoned = await watchAbandonedSends({ db })
  // The first start has no list of lockers, and the queue's clock would let it wait.
  await queueRefreshWhenDue(db).catch((error: unknown) =>
    log().warn({ err: error }, 'the list of lockers was not asked for'),
  )
  const marks = startConnectionReports({ db, marks: connectionMonitor() })

  const stop = async () => {
    log().info('stopping')
    closeStreams()
    endStationWaits()
    polls.stop()
    abandoned.stop()
    await Promise.all([requests.drain(DRAIN_MS), jobs.stop().catch(() => undefined)])
    await Promise.all([hub.close(), marks.stop(), callbacks.stop()])
    await closeDatabase()
  }
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log().error({ err: error }, 'could not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
}
