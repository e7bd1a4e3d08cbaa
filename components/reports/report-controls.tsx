import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field } from '@/components/ui/forms/field'
import { Input } from '@/components/ui/forms/input'
import { TextInput } from '@/components/ui/forms/text-input'
import type { StoreAccess } from '@/lib/people/model/viewer'
import { reportPaths } from '@/lib/reports/keys'
import type { Report } from '@/lib/reports/model/report'
import { PERIODS, type ReportAddress, reportSearch } from '@/lib/reports/model/report-address'

/** One of several views, as a link that can be sent. */
export const chipClass = (isHere: boolean): string =>
  cn(
    'flex h-9 items-center rounded-full border px-3 pointer-coarse:h-12',
    isHere
      ? 'border-accent bg-accent-soft font-medium'
      : 'border-border-strong bg-surface hover:bg-sunken',
  )

type ReportControlsProps = {
  address: ReportAddress
  report: Pick<Report, 'family' | 'families' | 'storeIds' | 'days'>
  /** Those that can be reported on. */
  stores: readonly Pick<StoreAccess, 'id' | 'name'>[]
}

/** What the report is about: all of it stands in the address, and needs no script. */
export function ReportControls({ address, report, stores }: ReportControlsProps) {
  const t = useTranslations('reports')
  const href = (change: Partial<ReportAddress>) =>
    reportPaths.overview(reportSearch({ ...address, ...change }))
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
      <ChosenForm key={reportSearch(address)} address={address} report={report} stores={stores} />
    </div>
  )
}

/** Any days and any of the stores. */
function ChosenForm({ address, report, stores }: ReportControlsProps) {
  const t = useTranslations('reports.period')
  const { now } = report.days
  return (
    <details open={address.period === 'chosen' || address.stores.length > 0}>
      <summary className="w-fit cursor-pointer py-2 font-medium pointer-coarse:py-3.5">
        {t('chosen')}
        {stores.length > 1 && `, ${t('stores')}`}
      </summary>
      <form action={reportPaths.overview()} className="flex max-w-xl flex-col gap-3 py-2">
        <Input type="hidden" name="family" value={report.family} />
        <Input type="hidden" name="period" value="chosen" />
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={t(name)}>
              {(props) => (
                <TextInput {...props} type="date" name={name} required defaultValue={now[name]} />
              )}
            </Field>
          ))}
        </div>
        {stores.length > 1 && (
          <fieldset className="grid gap-x-4 sm:grid-cols-2">
            <legend className="font-medium">{t('stores')}</legend>
            {stores.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="stores"
                value={id}
                label={name}
                defaultChecked={report.storeIds.includes(id)}
              />
            ))}
          </fieldset>
        )}
        <Button type="submit" variant="primary" className="self-start">
          {t('show')}
        </Button>
      </form>
    </details>
  )
}
