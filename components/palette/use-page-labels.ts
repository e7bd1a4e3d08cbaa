'use client'

import { useTranslations } from 'next-intl'
import type { PageName } from './palette-entries'

/** What each page calls itself. */
const LABELS = {
  board: 'shell.navigation.board',
  history: 'lists.desk.food.title',
  find: 'find.title',
  coverage: 'coverage.title',
  customers: 'customers.title',
  parcels: 'parcels.title',
  express: 'shell.navigation.express',
  imports: 'imports.title',
  lockers: 'lockers.title',
  print: 'printing.title',
  scan: 'scan.title',
  sheets: 'sheets.title',
  exceptions: 'exceptions.title',
  reports: 'reports.title',
  stores: 'hours.desk.title',
  own: 'people.own.title',
  people: 'people.list.title',
  roles: 'roles.title',
  storeSettings: 'shell.settings.stores',
  health: 'health.title',
  jobs: 'jobs.title',
  callbacks: 'shell.settings.callbacks',
  statusCodes: 'statusCodes.title',
  customerData: 'customerData.title',
  audit: 'audit.title',
  demo: 'demo.title',
} as const satisfies Record<PageName, string>

/** A page's own name, in the person's language. */
export function usePageLabels(): (name: PageName) => string {
  const t = useTranslations()
  return (name) => t(LABELS[name])
}
