import { Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import type { StoreAccess } from '@/lib/people/model/viewer'
import { reportPaths } from '@/lib/reports/keys'
import { type HoursReport, sumSent } from '@/lib/reports/model/hours-report'
import type { ReportAddress } from '@/lib/reports/model/report-address'
import { storePaths } from '@/lib/stores/keys'
import { ReportDefinitions } from '../report-definitions'
import { NoReport, ReportFrame } from '../report-frame'
import { ClosedDays } from './closed-days'
import { ClosedTable } from './closed-table'
import { SentTable } from './sent-table'

const DEFINED = ['sent', 'ends', 'closed', 'kinds', 'minutes'] as const

type HoursReportPageProps = {
  address: ReportAddress
  /** Null where there is nothing that the person may report on. */
  report: HoursReport | null
  stores: readonly StoreAccess[]
}

/** What was sent of hours and closures, and how long stores were closed beyond their hours. */
export function HoursReportPage({ address, report, stores }: HoursReportPageProps) {
  const t = useTranslations('hoursReport')
  const reports = useTranslations('reports')
  if (!report) return <NoReport title={t('title')} text={t('noStores')} />
  const isEmpty = report.sent.length === 0 && report.byReason.length === 0
  return (
    <ReportFrame
      title={t('title')}
      path={reportPaths.hours}
      address={address}
      family="food"
      report={report}
      stores={stores}
    >
      {isEmpty ? (
        <EmptyState icon={<Clock aria-hidden />} title={t('none')} text={t('noneText')} />
      ) : (
        <Parts report={report} stores={stores} />
      )}
      <ReportDefinitions
        title={reports('define.title')}
        texts={DEFINED.map((name) => t(`define.${name}`))}
      />
    </ReportFrame>
  )
}

function Parts({ report, stores }: { report: HoursReport; stores: readonly StoreAccess[] }) {
  const t = useTranslations('hoursReport')
  const reports = useTranslations('reports')
  const history = useTranslations('hours.history')
  const { sent, byReason, byDay, days } = report
  const nameOf = (storeId: number) => stores.find(({ id }) => id === storeId)?.name ?? `#${storeId}`
  return (
    <>
      <ClosedTable closed={byReason} nameOf={nameOf} />
      {days.count > 1 && <ClosedDays days={byDay} />}
      <SentTable
        title={t('sent.title')}
        head={t('sent.what')}
        rows={sumSent(sent, ({ kind }) => kind).map((row) => ({
          ...row,
          name: history(`what.${row.key}`),
        }))}
      />
      <SentTable
        title={t('sent.people')}
        head={t('sent.person')}
        rows={sumSent(sent, ({ personId }) => personId).map((row) => ({
          ...row,
          name: row.name ?? t('sent.byItself'),
        }))}
      />
      <SentTable
        title={reports('stores.title')}
        head={reports('stores.store')}
        rows={sumSent(sent, ({ storeId }) => storeId).map((row) => ({
          ...row,
          name: nameOf(row.key),
          href: storePaths.hours(row.key),
        }))}
      />
    </>
  )
}
