import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import type { SummaryPerson } from '@/lib/reports/model/summary'
import { SummaryChoice, type StoreName } from './summary-choice'

type SummariesPageProps = {
  /** Whoever looks first. */
  people: readonly SummaryPerson[]
  stores: readonly StoreName[]
  /** There is a server that sends e-mails. */
  canSend: boolean
}

/** Who gets a summary of the reports by e-mail, and how often. */
export function SummariesPage({ people, stores, canSend }: SummariesPageProps) {
  const t = useTranslations('summaries')
  const own = people.filter(({ isSelf }) => isSelf)
  const others = people.filter(({ isSelf }) => !isSelf)
  return (
    <div data-density="desk" className="flex min-w-0 flex-col gap-5 p-4 lg:p-6">
      <PageHeader title={t('title')} text={t('text')} />
      {!canSend && (
        <Notice kind="waiting" title={t('noServer')}>
          {t('noServerText')}
        </Notice>
      )}
      {own.map((person) => (
        <Section key={person.id} title={t('own')} text={t('ownText', { email: person.email })}>
          <SummaryChoice person={person} stores={stores} />
        </Section>
      ))}
      {others.length > 0 && (
        <Section title={t('others')} text={t('othersText')}>
          <ul aria-label={t('others')} className="divide-y divide-border border-y">
            {others.map((person) => (
              <li
                key={person.id}
                className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3"
              >
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-medium wrap-anywhere">{person.name}</p>
                  <p className="wrap-anywhere text-muted">{person.email}</p>
                </div>
                <SummaryChoice person={person} stores={stores} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('what')}>
        <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5">
          <li>{t('whatFigures')}</li>
          <li>{t('whatThings')}</li>
          <li>{t('whatWhen')}</li>
        </ul>
      </Section>
    </div>
  )
}
