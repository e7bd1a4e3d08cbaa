'use client'

import { useTranslations } from 'next-intl'
import { usePathname, useSearchParams } from 'next/navigation'
import { TabLinks } from '@/components/ui/tab-links'
import { reportPaths } from '@/lib/reports/keys'

/** In the order of the row. What a page is about (days, stores) goes along to the next. */
const TABS = [
  { name: 'overview', path: reportPaths.overview },
  { name: 'money', path: reportPaths.money },
  { name: 'warehouse', path: reportPaths.warehouse },
  { name: 'hours', path: reportPaths.hours },
  { name: 'summaries', path: reportPaths.summaries },
] as const

/** The reports, one page each. */
export function ReportTabs() {
  const t = useTranslations('reports.pages')
  const path = usePathname()
  const params = useSearchParams().toString()
  const search = params === '' ? '' : `?${params}`
  return (
    <TabLinks
      label={t('label')}
      tabs={TABS.map((tab) => ({ name: tab.name, href: tab.path(search), text: t(tab.name) }))}
      here={TABS.find((tab) => tab.path() === path)?.name}
    />
  )
}
