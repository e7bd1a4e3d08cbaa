import { useTranslations } from 'next-intl'
import type { Overview } from '@/lib/reports/model/overview'
import type { Report } from '@/lib/reports/model/report'
import { FigureLink } from './figure-link'
import { comparedOf } from './key-figures'
import type { Part } from './report-links'
import { useFigureText } from './use-figure-text'

type Figures = Overview['now']
type Hero = {
  name: string
  /** As it is read, of these days or of those before. */
  value: (figures: Figures) => string
  count: number
  part: Part
}

/** The four figures that a manager asks for first, each with what it was before. */
export function HeroFigures({ report }: { report: Report }) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const { overview, days } = report
  const { counts, times } = overview.now
  const heroes: Hero[] = [
    {
      name: t('key.orders'),
      value: (of) => text.number(of.counts.orders),
      count: counts.orders,
      part: {},
    },
    {
      name: t('key.delivered'),
      value: (of) => text.share(of.counts.delivered, of.counts.orders),
      count: counts.delivered,
      part: { show: 'done' },
    },
    {
      name: t('key.latePromise'),
      value: (of) => text.share(of.counts.latePromise, of.counts.promised),
      count: counts.latePromise,
      part: { show: 'done', figure: { kind: 'late', against: 'promise' } },
    },
    {
      name: t('columns.median'),
      value: (of) => text.minutes(of.times.total?.median),
      count: times.total?.count ?? 0,
      part: { figure: { kind: 'slow', measure: 'total', minutes: times.total?.median ?? 0 } },
    },
  ]
  const earlier = comparedOf(report).filter((period) => period !== 'now')
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
      {heroes.map(({ name, value, count, part }) => (
        <div key={name} className="flex min-w-0 flex-col">
          <dt className="font-medium">{name}</dt>
          <dd className="order-first text-lg font-semibold tabular-nums md:text-xl">
            <FigureLink report={report} part={part} name={name} count={count}>
              {value(overview.now)}
            </FigureLink>
          </dd>
          {earlier.map((period) => (
            <dd key={period} className="text-muted tabular-nums">
              {t('key.beside', {
                period: t(`key.${period}`, { count: days.count }),
                value: value(overview[period]),
              })}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
