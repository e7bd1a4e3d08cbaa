import { useTranslations } from 'next-intl'
import type { Report } from '@/lib/reports/model/report'
import { FigureLink } from './figure-link'
import type { Part } from './report-links'
import { useFigureText } from './use-figure-text'

/** The four figures that a manager asks for first. */
export function HeroFigures({ report }: { report: Report }) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const { counts, times } = report.overview.now
  const total = times.total
  const heroes: { name: string; value: string; count: number; part: Part }[] = [
    {
      name: t('key.orders'),
      value: text.number(counts.orders),
      count: counts.orders,
      part: {},
    },
    {
      name: t('key.delivered'),
      value: text.share(counts.delivered, counts.orders),
      count: counts.delivered,
      part: { show: 'done' },
    },
    {
      name: t('key.latePromise'),
      value: text.share(counts.latePromise, counts.promised),
      count: counts.latePromise,
      part: { show: 'done', figure: { kind: 'late', against: 'promise' } },
    },
    {
      name: t('columns.median'),
      value: text.minutes(total?.median),
      count: total?.count ?? 0,
      part: { figure: { kind: 'slow', measure: 'total', minutes: total?.median ?? 0 } },
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 md:grid-cols-4">
      {heroes.map(({ name, value, count, part }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-muted">{name}</dt>
          <dd className="text-lg font-semibold">
            <FigureLink report={report} part={part} name={name} count={count}>
              {value}
            </FigureLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
