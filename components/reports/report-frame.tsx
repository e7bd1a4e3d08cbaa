import { ChartColumn } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { areaOf } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import type { StoreAccess } from '@/lib/people/model/viewer'
import type { Report } from '@/lib/reports/model/report'
import type { ReportAddress } from '@/lib/reports/model/report-address'
import { PrintButton } from './print-button'
import { ReportControls } from './report-controls'
import { useFigureText } from './use-figure-text'
import './report.css'

type ReportFrameProps = {
  title: string
  /** The page itself, with a search from `?` on. */
  path: (search: string) => string
  address: ReportAddress
  /** Of which family its orders are; the address keeps what the overview shows. */
  family: Family
  /** Those that can be chosen between, where the page is about one of several. */
  families?: readonly Family[]
  report: Pick<Report, 'storeIds' | 'days' | 'asOf'>
  /** Those that can be reported on. */
  stores: readonly StoreAccess[]
  children: ReactNode
}

/** What a page of the reports is about, how to change that, and its figures. */
export function ReportFrame(props: ReportFrameProps) {
  const { title, path, address, family, families = [family], report, stores, children } = props
  const t = useTranslations('reports')
  const text = useFigureText()
  const format = useFormatter()
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
      <PageHeader title={title} text={about} actions={<PrintButton label={t('print')} />} />
      <ReportControls
        path={path}
        address={address}
        report={{
          ...report,
          family: families.length > 1 ? family : (address.family ?? family),
          families,
        }}
        stores={stores}
      />
      {days.isCut && <Notice kind="waiting">{t('cut')}</Notice>}
      {children}
    </div>
  )
}

/** Where there is nothing that the person may report on. */
export function NoReport({ title, text }: { title: string; text: string }) {
  const t = useTranslations('reports')
  return (
    <div data-density="desk" className="flex flex-col gap-4 p-4 lg:p-6">
      <PageHeader title={title} />
      <EmptyState icon={<ChartColumn aria-hidden />} title={text} text={t('noStoresText')} />
    </div>
  )
}
