import { expect, it } from 'vitest'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { TASK_GROUPS } from '@/lib/launch/start/task-groups'

const names = TASK_GROUPS.flatMap(({ tasks }) => Object.keys(tasks))

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
