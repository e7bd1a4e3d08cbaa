'use client'

import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/age'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { WaitingJobs } from '@/lib/settings/schema'
import { useTaskName } from './use-task-name'

/** What waits in the queue, one row a task. */
export function WaitingTable({ waiting }: { waiting: readonly WaitingJobs[] }) {
  const t = useTranslations('jobs.waiting')
  const taskName = useTaskName()
  if (waiting.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <Th>{t('task')}</Th>
          <Th align="end">{t('due')}</Th>
          <Th align="end">{t('running')}</Th>
          <Th align="end">{t('later')}</Th>
          <Th align="end">{t('oldest')}</Th>
        </tr>
      </thead>
      <tbody>
        {waiting.map(({ task, due, running, later, oldestDueAt }) => (
          <Row key={task}>
            <Td className="wrap-anywhere">{taskName(task)}</Td>
            <Td align="end">{due}</Td>
            <Td align="end">{running}</Td>
            <Td align="end">{later}</Td>
            <Td align="end" className="whitespace-nowrap">
              {oldestDueAt && <Age at={oldestDueAt} />}
            </Td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
