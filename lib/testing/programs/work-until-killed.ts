import { Pool } from 'pg'
import { runJobs } from '@/lib/jobs/run-jobs'

/** A worker in a process of its own that begins a job and never ends it. */
await runJobs({
  pool: new Pool({ connectionString: process.argv[2] }),
  tasks: {
    'test.survive': () => {
      process.stdout.write('BEGUN\n')
      return new Promise<void>(() => undefined)
    },
  },
  repeated: [],
})
