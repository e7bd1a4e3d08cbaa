'use client'

import { Inbox, Package, SearchX, Store } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import type { Family } from '@/lib/domain/stages'
import {
  isNarrowed,
  narrowedBy,
  NO_FILTERS,
  usualShow,
  type ListAddress,
} from '@/lib/lists/model/list-address'

type ListEmptyProps = {
  family: Family
  address: ListAddress
  /** Part of the orders was looked through, and the next page goes on. */
  isCut: boolean
  onShow: (changes: Partial<ListAddress>) => void
}

/** Why there is nothing: nothing found, or not yet, nothing more, nothing of this kind, or nothing at all yet. */
export function ListEmpty({ family, address, isCut, onShow }: ListEmptyProps) {
  const t = useTranslations('lists')
  const { search, show, after } = address
  if (isCut) return <EmptyState title={t('notFoundYet')} text={t('notFoundYetText')} />
  if (isNarrowed(address)) {
    const clear = () => onShow({ ...NO_FILTERS, show: usualShow(family, '') })
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t(search === '' ? 'noneHere' : 'notFound')}
        text={search !== '' && t(narrowedBy(address) > 0 ? 'notFoundNarrowedText' : 'notFoundText')}
        action={<Button onClick={clear}>{t('clearAll')}</Button>}
      />
    )
  }
  if (after !== null) return <EmptyState title={t('noMore')} />
  if (show !== usualShow(family, '')) {
    return <EmptyState icon={<Inbox aria-hidden />} title={t('none')} />
  }
  return (
    <EmptyState
      icon={<Package aria-hidden />}
      title={t(`desk.${family}.empty`)}
      text={t(`desk.${family}.emptyText`)}
    />
  )
}

/** Of the stores that the shell shows, the person sees this family at none. */
export function NoStores() {
  const t = useTranslations('lists')
  return <EmptyState icon={<Store aria-hidden />} title={t('noStores')} text={t('noStoresText')} />
}

/** Nothing could be read, and nothing is there to be shown instead. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('lists')
  return <ErrorState title={t('failedFirst')} text={t('failedFirstText')} onRetry={onRetry} />
}
