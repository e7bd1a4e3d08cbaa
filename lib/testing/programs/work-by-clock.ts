import { Pool } from 'pg'
import { runJobs } from '@/lib/jobs/run-jobs'

/** A worker in a process of its own, which says whether its clock is right and what it takes. */
const jobs = await runJobs({
  pool: new Pool({ connectionString: process.argv[2] }),
  tasks: {
    'test.clock': (payload) => {
      process.stdout.write(`TOOK ${JSON.stringify(payload)}\n`)
      return Promise.resolve()
    },
  },
  repeated: [{ task: 'test.clock', everyMinutes: 1 }],
})
process.stdout.write(`WORKS ${jobs.clock.isRight() ? 'right' : 'wrong'}\n`)
