import { Banknote } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { areaOf } from '@/lib/domain/areas'
import type { StoreAccess } from '@/lib/people/model/viewer'
import { reportPaths } from '@/lib/reports/keys'
import type { MoneyReport } from '@/lib/reports/model/money'
import type { ReportAddress } from '@/lib/reports/model/report-address'
import { PrintButton } from '../print-button'
import { ReportControls } from '../report-controls'
import { ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'
import '../report.css'
import { CollectionsPart } from './collections'
import { FeesTable } from './fees-table'
import { InvoiceMatching } from './invoice/invoice-matching'
import { StatementForm } from './statement-form'

type MoneyPageProps = {
  address: ReportAddress
  /** Null where there is nothing that the person may report on. */
  report: MoneyReport | null
  stores: readonly StoreAccess[]
}

/** What orders cost and what is collected for them, a statement of a month, and invoices beside it. */
export function MoneyPage({ address, report, stores }: MoneyPageProps) {
  const t = useTranslations('money')
  const reports = useTranslations('reports')
  const text = useFigureText()
  const format = useFormatter()
  const [family] = report?.families ?? []
  if (!report || !family) {
    return (
      <div data-density="desk" className="flex flex-col gap-4 p-4 lg:p-6">
        <PageHeader title={t('title')} />
        <EmptyState
          icon={<Banknote aria-hidden />}
          title={reports('noStores')}
          text={reports('noStoresText')}
        />
      </div>
    )
  }
  const { days, storeIds, fees } = report
  const nameOf = (storeId: number) => stores.find(({ id }) => id === storeId)?.name ?? `#${storeId}`
  const first = stores.find(({ id }) => id === storeIds[0])
  const about = reports('text', {
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
            <PrintButton label={reports('print')} />
          </span>
        }
      />
      <ReportControls
        path={reportPaths.money}
        address={address}
        // All families stand on this page.
        report={{ family: address.family ?? family, families: [], storeIds, days }}
        stores={stores}
      />
      {days.isCut && <Notice kind="waiting">{reports('cut')}</Notice>}
      {fees.length === 0 ? (
        <EmptyState
          icon={<Banknote aria-hidden />}
          title={reports('none')}
          text={reports('noneText')}
        />
      ) : (
        <>
          <FeesTable fees={fees} nameOf={nameOf} />
          <CollectionsPart collections={report.collections} />
        </>
      )}
      <div className="flex flex-col gap-5 print:hidden">
        <ReportPart title={t('statement.title')} text={t('statement.text')}>
          <StatementForm
            stores={storeIds.map((id) => ({ id, name: nameOf(id) }))}
            months={report.months}
          />
        </ReportPart>
        <ReportPart title={t('invoice.title')} text={t('invoice.text')}>
          <InvoiceMatching
            // Another period or other stores are another question.
            key={JSON.stringify([days.now, storeIds])}
            storeIds={storeIds}
            days={days.now}
            families={report.families}
            currencies={report.currencies}
            remembered={report.columns}
          />
        </ReportPart>
      </div>
      <MoneyDefinitions />
    </div>
  )
}

const DEFINED = ['fees', 'lacking', 'best', 'collect', 'food', 'invoice'] as const

/** What counts and what does not, as `docs/reports.md` has it. */
function MoneyDefinitions() {
  const t = useTranslations('money.define')
  return (
    <ReportPart title={t('title')}>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5 text-muted">
        {DEFINED.map((name) => (
          <li key={name}>{t(name)}</li>
        ))}
      </ul>
    </ReportPart>
  )
}
