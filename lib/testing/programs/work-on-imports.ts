import { once } from 'node:events'
import { databasePool } from '@/lib/db/client'
import { importTasks } from '@/lib/imports/tasks'
import { runJobs } from '@/lib/jobs/run-jobs'

/** A worker in a process of its own that sends imports from a signal on until it is ended. */
const told = once(process, 'SIGUSR2')
process.stdout.write('LOADED\n')
// Nothing else keeps the process alive until then.
const waiting = setInterval(() => undefined, 60_000)
await told
clearInterval(waiting)
await runJobs({
  pool: databasePool(),
  tasks: importTasks.tasks,
  repeated: [],
})
