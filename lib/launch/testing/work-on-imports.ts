import { databasePool } from '@/lib/db/client'
import { createUnattended } from '@/lib/express/create-unattended'
import { importTasks } from '@/lib/imports/tasks'
import { runJobs } from '@/lib/jobs/run-jobs'

/** A worker in a process of its own that sends imports until it is ended. */
await runJobs({
  pool: databasePool(),
  tasks: importTasks(createUnattended).tasks,
  repeated: [],
})
process.stdout.write('WORKING\n')
