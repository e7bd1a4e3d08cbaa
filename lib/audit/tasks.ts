import 'server-only'
import { desc } from 'drizzle-orm'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { auditChain } from '@/lib/db/tables/audit'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { noteHead } from './seen-heads'

export const auditTasks: TaskGroup = {
  tasks: {
    'audit.note-head': async () => {
      const [head] = await database()
        .select({ seq: auditChain.seq, hash: auditChain.hash })
        .from(auditChain)
        .orderBy(desc(auditChain.seq))
        .limit(1)
      if (head) await noteHead(settings().dataDir, head)
    },
  },
  repeated: [{ task: 'audit.note-head', everyMinutes: 15 }],
}
