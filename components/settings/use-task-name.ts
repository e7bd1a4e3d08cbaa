'use client'

import { useTranslations } from 'next-intl'

/** What a task does, in words; its own name where nobody has written any. */
export function useTaskName(): (task: string) => string {
  const t = useTranslations('jobs.tasks')
  return (task) => {
    const known = task as 'orders.sweep'
    return t.has(known) ? t(known) : task
  }
}
