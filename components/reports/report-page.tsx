import { ChartColumn } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { areaOf } from '@/lib/domain/areas'
import type { StoreAccess } from '@/lib/people/model/viewer'
import { reportPaths } from '@/lib/reports/keys'
import type { Report } from '@/lib/reports/model/report'
import type { ReportAddress } from '@/lib/reports/model/report-address'
import { BreakdownTable } from './breakdown-table'
import { CancellationsTable } from './cancellations-table'
import { DaysChart } from './days-chart'
import { Definitions } from './definitions'
import { HeroFigures } from './hero-figures'
import { HoursHeat } from './hours-heat'
import { KeyFigures } from './key-figures'
import { PrintButton } from './print-button'
import { ReportControls } from './report-controls'
import { TimesTable } from './times-table'
import { useFigureText } from './use-figure-text'
import { ValuesTable } from './values-table'
import './report.css'

type ReportPageProps = {
  address: ReportAddress
  /** Null where there is nothing that the person may report on. */
  report: Report | null
  stores: readonly StoreAccess[]
}

/** What became of the orders of some days: figures, each of which leads to its orders. */
export function ReportPage({ address, report, stores }: ReportPageProps) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const format = useFormatter()
  if (!report) {
    return (
      <div data-density="desk" className="flex flex-col gap-4 p-4 lg:p-6">
        <PageHeader title={t('title')} />
        <EmptyState
          icon={<ChartColumn aria-hidden />}
          title={t('noStores')}
          text={t('noStoresText')}
        />
      </div>
    )
  }
  const { days, storeIds } = report
  const first = stores.find(({ id }) => id === storeIds[0])
  const about = t('text', {
    from: days.count === 1 ? 'same' : text.day(days.now.from),
    to: text.day(days.now.to),
    stores: storeIds.length,
    at: format.dateTime(new Date(report.asOf), {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: areaOf(first?.region ?? 'HK').timeZone,
    }),
  })
  return (
    <div data-density="desk" className="report flex min-w-0 flex-col gap-5 p-4 lg:p-6">
      <PageHeader
        title={t('title')}
        text={about}
        actions={
          <span className="print:hidden">
            <PrintButton label={t('print')} />
          </span>
        }
      />
      <ReportControls
        path={reportPaths.overview}
        address={address}
        report={report}
        stores={stores}
      />
      {days.isGoingOn && <p className="max-w-prose text-muted">{t('goingOn')}</p>}
      {days.isCut && <Notice kind="waiting">{t('cut')}</Notice>}
      {report.overview.now.counts.orders === 0 ? (
        <EmptyState icon={<ChartColumn aria-hidden />} title={t('none')} text={t('noneText')} />
      ) : (
        <Parts address={address} report={report} stores={stores} />
      )}
      <Definitions />
    </div>
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
