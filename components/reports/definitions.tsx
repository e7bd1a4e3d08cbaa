import { useTranslations } from 'next-intl'
import { ReportDefinitions } from './report-definitions'

const DEFINED = ['day', 'orders', 'ends', 'late', 'times', 'cancels', 'predictions'] as const

/** What the overview's figures count. */
export function Definitions() {
  const t = useTranslations('reports.define')
  return <ReportDefinitions title={t('title')} texts={DEFINED.map((name) => t(name))} />
}
