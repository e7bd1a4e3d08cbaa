import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import type { StoreAccess } from '@/lib/people/model/viewer'
import type { Report } from '@/lib/reports/model/report'
import { PERIODS, type ReportAddress, reportSearch } from '@/lib/reports/model/report-address'
import { ChosenForm } from './chosen-form'

/** One of several views, as a link that can be sent. */
export const chipClass = (isHere: boolean): string =>
  cn(
    'flex h-9 items-center rounded-full border px-3 pointer-coarse:h-12',
    isHere
      ? 'border-accent bg-accent-soft font-medium'
      : 'border-border-strong bg-surface hover:bg-sunken',
  )

type ReportControlsProps = {
  /** The page that the links lead to, with a search from `?` on. */
  path: (search: string) => string
  address: ReportAddress
  report: Pick<Report, 'family' | 'families' | 'storeIds' | 'days'>
  /** Those that can be reported on. */
  stores: readonly Pick<StoreAccess, 'id' | 'name'>[]
}

/** What the report is about: all of it stands in the address, and needs no script. */
export function ReportControls({ path, address, report, stores }: ReportControlsProps) {
  const t = useTranslations('reports')
  const href = (change: Partial<ReportAddress>) => path(reportSearch({ ...address, ...change }))
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {report.families.length > 1 && (
        <nav aria-label={t('family.label')} className="flex flex-wrap gap-1.5">
          {report.families.map((family) => (
            <Link
              key={family}
              href={href({ family })}
              aria-current={family === report.family ? 'page' : undefined}
              className={chipClass(family === report.family)}
            >
              {t(`family.${family}`)}
            </Link>
          ))}
        </nav>
      )}
      <nav aria-label={t('period.label')} className="flex flex-wrap gap-1.5">
        {PERIODS.filter((one) => one !== 'chosen').map((period) => (
          <Link
            key={period}
            href={href({ period, from: '', to: '' })}
            aria-current={period === address.period ? 'page' : undefined}
            className={chipClass(period === address.period)}
          >
            {t(`period.${period}`)}
          </Link>
        ))}
      </nav>
      <ChosenForm
        path={path('')}
        // What was typed for another view is not meant for this one.
        key={reportSearch(address)}
        isOpen={address.period === 'chosen' || address.stores.length > 0}
        family={report.family}
        days={report.days.now}
        chosen={report.storeIds}
        stores={stores.map(({ id, name }) => ({ id, name }))}
      />
    </div>
  )
}
