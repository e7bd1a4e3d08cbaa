'use client'

import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import type { PlatformOrderMatch } from '@/lib/food/model/find-order'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { ElsewhereOrder, OrderMatch } from './order-match'
import type { SearchedNumber, Find } from './use-find'

const SENTENCES = { known: 'latestIs', elsewhere: 'elsewhereIs', nothing: 'nothingThere' } as const

/** What is known of a number: our own orders at once, the platform's latest as soon as it says. */
export function OrderMatches({ asked, find }: { asked: SearchedNumber; find: Find }) {
  const t = useTranslations('find')
  const { here, platform } = find
  const onPlatform = platform.data?.ok ? platform.data.value : null
  const latest = onPlatform?.kind === 'known' ? onPlatform.order : null
  const pages = here.data?.pages.flatMap((page) => (page.ok ? page.value.orders : []))
  const orders = mergeMatches(pages ?? [], latest)
  const isNothing = pages?.length === 0 && onPlatform?.kind === 'nothing'
  return (
    <section aria-labelledby="found-title" className="space-y-4">
      <div className="space-y-1">
        <h2 id="found-title" className="text-base font-semibold wrap-anywhere">
          {t('results', { phone: formatPhone(asked.form.phone, asked.form.region) })}
        </h2>
        {pages && !isNothing && (
          <p>{t(here.hasNextPage ? 'countMore' : 'count', { count: orders.length })}</p>
        )}
        {!isNothing && <PlatformLine platform={platform} />}
      </div>
      {isNothing && (
        <EmptyState icon={<SearchX aria-hidden />} title={t('nothing')} text={t('nothingText')} />
      )}
      <Elsewhere found={onPlatform} />
      <OrdersHere find={find} orders={orders} latestId={latest?.id ?? null} />
    </section>
  )
}

function Elsewhere({ found }: { found: PlatformOrderMatch | null }) {
  const store = useStoreOf()
  if (found?.kind !== 'elsewhere') return null
  const at = store(found.order.storeId)
  return at ? <ElsewhereOrder order={found.order} store={at} /> : null
}

type OrdersHereProps = { find: Find; orders: readonly OrderCard[]; latestId: number | null }

function OrdersHere({ find: { here }, orders, latestId }: OrdersHereProps) {
  const t = useTranslations('find')
  const words = useProblemText()
  const store = useStoreOf()
  const refused = here.data?.pages.find((page) => !page.ok)
  if (here.isPending) return <FoundSkeleton />
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {orders.map((card) => {
          const at = store(card.storeId)
          return (
            at && (
              <li key={card.id} className="min-w-0">
                <OrderMatch card={card} store={at} isLatest={card.id === latestId} />
              </li>
            )
          )
        })}
      </ul>
      {(refused ?? here.isError) ? (
        <ErrorState
          title={t('hereFailed')}
          text={refused ? words.sentence(refused) : words.noAnswer()}
          reference={refused?.reference}
          onRetry={() => void here.refetch()}
        />
      ) : (
        here.hasNextPage && (
          <Button
            size="counter"
            pending={here.isFetchingNextPage}
            onClick={() => void here.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )
      )}
    </>
  )
}

/** Our own orders in the shape they will have. */
function FoundSkeleton() {
  const t = useTranslations('find')
  return (
    <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      <p className="sr-only">{t('searching')}</p>
      <Skeleton className="h-36 rounded-outer" />
      <Skeleton className="h-36 rounded-outer max-sm:hidden" />
    </div>
  )
}

/** A store of the person's by its id; what was found is at one of them. */
function useStoreOf() {
  const { all } = useChosenStores()
  return (storeId: number) => all.find(({ id }) => id === storeId)
}

/** Our own orders with the platform's latest among them: in its place, or before the rest. */
export function mergeMatches(
  here: readonly OrderCard[],
  latest: OrderCard | null,
): readonly OrderCard[] {
  if (!latest) return here
  return here.some(({ id }) => id === latest.id)
    ? here.map((card) => (card.id === latest.id ? latest : card))
    : [latest, ...here]
}

/** What became of the question to the platform, in one line, read aloud when it comes. */
function PlatformLine({ platform }: { platform: Find['platform'] }) {
  const t = useTranslations('find')
  const words = useProblemText()
  const { data, isError, isFetching, refetch } = platform
  if (!isFetching && (isError || data?.ok === false)) {
    return (
      <Notice
        kind="late"
        role="status"
        title={t('failed')}
        action={
          <Button size="counter" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        }
      >
        {data?.ok === false ? words.sentence(data) : words.noAnswer()}
      </Notice>
    )
  }
  return (
    <p role="status" className="text-muted">
      {data?.ok && !isFetching ? t(SENTENCES[data.value.kind]) : t('asking')}
    </p>
  )
}
