'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Age } from '@/components/ui/clock/age'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { CoverageAnswer as Answer } from '@/lib/food/model/coverage'
import { CoverageList } from './coverage-list'
import type { FoodStore } from '../food-store'
import { ReadProblem } from '@/components/shell/read-json'
import type { Coverage } from './use-coverage'

type CoverageAnswerProps = {
  coverage: Coverage
  hasPin: boolean
  /** The one that was chosen in the shell: what is said of it comes first. */
  chosen: FoodStore | undefined
  stores: readonly FoodStore[]
}

/** What the platform says of the place; nothing of an old place while a new one is asked about. */
export function CoverageAnswer({ coverage, hasPin, chosen, stores }: CoverageAnswerProps) {
  const t = useTranslations('coverage')
  const { data, isAsking, dataUpdatedAt } = coverage
  return (
    <section
      aria-labelledby="coverage-answer"
      aria-busy={isAsking}
      className="min-w-0 rounded-outer border bg-surface p-4 lg:row-span-2"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="coverage-answer" className="text-base font-semibold">
          {t('answer')}
        </h2>
        {hasPin && data && !isAsking && (
          <span className="text-xs text-muted">
            {t('asOf')} <Age at={new Date(dataUpdatedAt).toISOString()} />
          </span>
        )}
      </div>
      <div aria-live="polite" className="mt-2">
        {!hasPin ? (
          <p className="text-muted">{t('waiting')}</p>
        ) : isAsking ? (
          <Asking />
        ) : data ? (
          <>
            <Head answer={data} chosen={chosen} />
            <CoverageList answer={data} stores={stores} />
          </>
        ) : (
          <Failed coverage={coverage} />
        )}
      </div>
    </section>
  )
}

function Head({ answer, chosen }: { answer: Answer; chosen: FoodStore | undefined }) {
  const t = useTranslations('coverage')
  const { outcome, status, others, stores } = answer
  const delivering = stores.filter(({ verdict }) => verdict === 'delivers')
  const count = delivering.length
  const chosenDelivers = delivering.some(({ storeId }) => storeId === chosen?.id)
  return (
    <div className="space-y-1 pb-1">
      <p className="text-base font-semibold">
        {chosen
          ? t(chosenDelivers ? 'head.one' : 'head.oneNot', { store: chosen.name })
          : count > 0
            ? t('head.some', { count, all: stores.length })
            : t('head.none')}
      </p>
      {outcome !== 'supported' && <p>{t(`outcome.${outcome}`, { status: String(status) })}</p>}
      {others > 0 && <p className="text-muted">{t('others', { count: others })}</p>}
    </div>
  )
}

function Asking() {
  const t = useTranslations('coverage')
  return (
    <div className="space-y-3">
      <p className="sr-only">{t('asking')}</p>
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}

function Failed({ coverage: { error, refetch } }: { coverage: Coverage }) {
  const t = useTranslations('coverage')
  const words = useProblemText()
  const refused = error instanceof ReadProblem ? error.refusal : null
  return (
    <ErrorState
      title={t('failed')}
      text={refused ? words.sentence(refused) : words.noAnswer()}
      reference={refused?.reference}
      onRetry={() => void refetch()}
    />
  )
}
