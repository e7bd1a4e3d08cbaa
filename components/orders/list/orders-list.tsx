'use client'

import { ArrowRight, Inbox, SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useRef } from 'react'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { Input } from '@/components/ui/forms/input'
import { Notice } from '@/components/ui/notice'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { LIST_FILTERS, type ListFilter } from '@/lib/orders/model/order-list'
import { useStageLabel } from '../use-stage-label'
import { type ListAddress, listSearch, readListAddress } from './list-address'
import { listNumbers } from './list-rows'
import { ListSearch } from './list-search'
import { OrderCards } from './order-cards'
import { OrdersTable } from './orders-table'
import { type FirstList, useOrdersList } from './use-orders-list'

type OrdersListProps = {
  family: Family
  /** What the list is called, for who does not see it. */
  label: string
  first: FirstList
  hrefOf: (orderId: number) => string
  /** In place of a list without any order. */
  empty: ReactNode
}

/** The orders of one family: by where they stand, by what is looked for, page by page. */
export function OrdersList({ family, label, first, hrefOf, empty }: OrdersListProps) {
  const t = useTranslations('orders.list')
  const words = useStageLabel()
  const { address, addressOf, show } = useListAddress()
  const { chosen } = useChosenStores()
  const stores = chosen.filter(({ may }) => may.includes(MAY.see[family]))
  const query = { family, storeIds: stores.map(({ id }) => id), ...address }
  const { data, isError, isPlaceholderData } = useOrdersList(query, first)
  const rows = (data?.cards ?? []).flatMap((card) => {
    const store = stores.find(({ id }) => id === card.storeId)
    if (!store) return []
    const who = card.recipientName ?? t('noName')
    const open = t('open', {
      number: listNumbers(card).first,
      who,
      standing: words.standing(card, null),
    })
    const { code: storeCode, region } = store
    return [{ card, href: hrefOf(card.id), label: open, storeCode, region }]
  })
  const shared = { rows, label, showStore: stores.length > 1 }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ListSearch
        key={address.search}
        value={address.search}
        onSearch={(search) => show({ search, filter: search === '' ? 'open' : 'all' })}
      />
      <FilterChips value={address.filter} onChange={(filter) => show({ filter })} />
      {isError && <Notice kind="late" role="status" title={t('failed')} />}
      <div aria-busy={isPlaceholderData} className={cn(isPlaceholderData && 'opacity-60')}>
        <div className="max-md:hidden">{rows.length > 0 && <OrdersTable {...shared} />}</div>
        <div className="md:hidden">{rows.length > 0 && <OrderCards {...shared} />}</div>
        {data && rows.length === 0 && (
          <Nothing isSearch={address.search !== ''} isLater={address.after !== null}>
            {address.filter === 'open' && empty}
          </Nothing>
        )}
      </div>
      <nav aria-label={t('pages')} className="flex flex-wrap gap-2 empty:hidden">
        {address.after !== null && (
          <Link href={addressOf({})} className={buttonClass()}>
            {t('first')}
          </Link>
        )}
        {data?.next != null && (
          <Link href={addressOf({ after: data.next })} className={buttonClass()}>
            {t('next')}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </nav>
    </div>
  )
}

type NothingProps = { isSearch: boolean; isLater: boolean; children: ReactNode }

/** Why there is nothing: nothing found, nothing more, nothing of this kind, or nothing at all yet. */
function Nothing({ isSearch, isLater, children }: NothingProps) {
  const t = useTranslations('orders.list')
  if (isSearch) {
    return (
      <EmptyState icon={<SearchX aria-hidden />} title={t('notFound')} text={t('notFoundText')} />
    )
  }
  if (isLater) return <EmptyState title={t('noMore')} />
  return children || <EmptyState icon={<Inbox aria-hidden />} title={t('none')} />
}

/** What the list shows, kept in the address. Another page is a step that the browser can go back. */
function useListAddress() {
  const path = usePathname()
  const params = useSearchParams()
  const address = useMemo(() => readListAddress(params), [params])
  const addressOf = (changes: Partial<ListAddress>) =>
    path + listSearch({ ...address, after: null, ...changes })
  return {
    address,
    addressOf,
    show: (changes: Partial<ListAddress>) => window.history.pushState(null, '', addressOf(changes)),
  }
}

type FilterChipsProps = {
  value: ListFilter | 'all'
  onChange: (filter: ListFilter | 'all') => void
}

/** Which orders are shown, one of several. Radio buttons underneath; on a phone they scroll sideways. */
function FilterChips({ value, onChange }: FilterChipsProps) {
  const t = useTranslations('orders.list')
  const chosen = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    // Braces: newer browsers answer with a promise, which is nothing to clean up with.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:px-0.5">
      <legend className="sr-only">{t('show')}</legend>
      <div className="flex w-max gap-1.5">
        {([...LIST_FILTERS, 'all'] as const).map((filter) => (
          <label
            key={filter}
            ref={filter === value ? chosen : null}
            className={cn(
              'relative flex h-9 items-center rounded-full border px-3.5 whitespace-nowrap pointer-coarse:h-12',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent',
              filter === value
                ? 'border-accent bg-accent-soft font-medium text-text'
                : 'text-muted hover:border-border-strong hover:text-text',
            )}
          >
            <Input
              type="radio"
              name="show"
              className="sr-only"
              checked={filter === value}
              onChange={() => onChange(filter)}
            />
            {t(`filter.${filter}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
