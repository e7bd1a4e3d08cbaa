import { useTranslations } from 'next-intl'
import { ReportPart } from './report-part'

const DEFINED = ['day', 'orders', 'ends', 'late', 'times', 'cancels', 'predictions'] as const

/** What counts and what does not, as `docs/reports.md` has it. */
export function Definitions() {
  const t = useTranslations('reports.define')
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
