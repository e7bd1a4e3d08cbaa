import { ChartColumn } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import type { StoreAccess } from '@/lib/people/model/viewer'
import { reportPaths } from '@/lib/reports/keys'
import type { Report } from '@/lib/reports/model/report'
import type { ReportAddress } from '@/lib/reports/model/report-address'
import { BreakdownTable } from './breakdown-table'
import { CancellationsTable } from './cancellations-table'
import { DaysChart } from './days-chart'
import { HeroFigures } from './hero-figures'
import { HoursHeat } from './hours-heat'
import { KeyFigures } from './key-figures'
import { ReportDefinitions } from './report-definitions'
import { NoReport, ReportFrame } from './report-frame'
import { TimesTable } from './times-table'
import { ValuesTable } from './values-table'

const DEFINED = ['day', 'orders', 'ends', 'late', 'times', 'cancels', 'predictions'] as const

type ReportPageProps = {
  address: ReportAddress
  /** Null where there is nothing that the person may report on. */
  report: Report | null
  stores: readonly StoreAccess[]
}

/** What became of the orders of some days: figures, each of which leads to its orders. */
export function ReportPage({ address, report, stores }: ReportPageProps) {
  const t = useTranslations('reports')
  if (!report) return <NoReport title={t('title')} text={t('noStores')} />
  return (
    <ReportFrame
      title={t('title')}
      path={reportPaths.overview}
      address={address}
      family={report.family}
      families={report.families}
      report={report}
      stores={stores}
    >
      {report.days.isGoingOn && <p className="max-w-prose text-muted">{t('goingOn')}</p>}
      {report.overview.now.counts.orders === 0 ? (
        <EmptyState icon={<ChartColumn aria-hidden />} title={t('none')} text={t('noneText')} />
      ) : (
        <Parts address={address} report={report} stores={stores} />
      )}
      <ReportDefinitions
        title={t('define.title')}
        texts={DEFINED.map((name) => t(`define.${name}`))}
      />
    </ReportFrame>
  )
}

function Parts({ address, report, stores }: ReportPageProps & { report: Report }) {
  const t = useTranslations('reports')
  const { overview } = report
  const nameOf = (storeId: number) => stores.find(({ id }) => id === storeId)?.name ?? `#${storeId}`
  return (
    <>
      <HeroFigures report={report} />
      <KeyFigures report={report} />
      <TimesTable report={report} />
      <DaysChart report={report} />
      <HoursHeat report={report} address={address} />
      {overview.byStore.length > 1 && (
        <BreakdownTable
          report={report}
          title={t('stores.title')}
          head={t('stores.store')}
          rows={overview.byStore.map(({ storeId, ...figures }) => ({
            ...figures,
            key: String(storeId),
            name: nameOf(storeId),
            part: { stores: [storeId] },
            ofLate: true,
          }))}
        />
      )}
      {overview.byCourier.some(({ courier }) => courier !== '') && (
        <BreakdownTable
          report={report}
          title={t('couriers.title')}
          text={t('couriers.text')}
          head={t('couriers.kind')}
          rows={overview.byCourier.map(({ courier, ...figures }) => ({
            ...figures,
            key: courier,
            name: courier || t('couriers.unknown'),
            part: { figure: { kind: 'courier', courier } },
            // A list is narrowed down to one figure at a time.
            ofLate: false,
          }))}
        />
      )}
      <CancellationsTable report={report} />
      <ValuesTable report={report} />
    </>
  )
}
