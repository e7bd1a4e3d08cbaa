import { expect, it } from 'vitest'
import { auditTasks } from '@/lib/audit/tasks'
import { callbackTasks } from '@/lib/callbacks/tasks'
import { demoTasks } from '@/lib/demo/tasks'
import { expressTasks } from '@/lib/express/tasks'
import { foodTasks } from '@/lib/food/tasks'
import { importTasks } from '@/lib/imports/tasks'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { listTasks } from '@/lib/lists/tasks'
import { lockerTasks } from '@/lib/lockers/tasks'
import { orderTasks } from '@/lib/orders/tasks'
import { parcelTasks } from '@/lib/parcels/tasks'
import { peopleTasks } from '@/lib/people/tasks'
import { printingTasks } from '@/lib/printing/tasks'
import { reportTasks } from '@/lib/reports/tasks'
import { retentionTasks } from '@/lib/retention/tasks'
import { storeTasks } from '@/lib/stores/tasks'
import { warningTasks } from '@/lib/warnings/tasks'

const names = [
  orderTasks,
  callbackTasks,
  foodTasks,
  parcelTasks,
  expressTasks,
  storeTasks,
  lockerTasks,
  importTasks,
  printingTasks,
  reportTasks,
  listTasks,
  retentionTasks,
  auditTasks,
  warningTasks,
  peopleTasks,
  demoTasks,
].flatMap(({ tasks }) => Object.keys(tasks))

/** A key with dots leads down into the messages, as the page looks it up. */
function wordsOf(tasks: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], tasks)
}

it.each(LOCALES)('every task has words in %s', (locale) => {
  const { tasks } = messagesOf(locale).jobs
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => typeof wordsOf(tasks, name) !== 'string')).toEqual([])
})
