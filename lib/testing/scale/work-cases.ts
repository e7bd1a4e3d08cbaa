import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { TASK_GROUPS } from '@/lib/launch/start/task-groups'
import { runRetention } from '@/lib/retention/run-retention'

/** Longer ago than any order of those that a seed makes. */
const YEARS = 10 * 365

/** What the queue does by its clock, beside everything that people ask, and the daily look for what must end. */
export function workCases(): Readonly<Record<string, () => Promise<unknown>>> {
  const turn = { isLast: false, stopping: new AbortController().signal }
  return Object.fromEntries([
    ...TASK_GROUPS.flatMap(({ tasks, repeated }) =>
      repeated.map(({ task }): [string, () => Promise<unknown>] => [
        task,
        async () => tasks[task]?.({}, turn),
      ]),
    ),
    [
      'what must end, where nothing must',
      () =>
        runRetention({ db: database(), days: YEARS, dataDir: settings().dataDir, now: new Date() }),
    ],
  ])
}
