'use client'

import { ArrowRight, Plus, UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { foodPaths } from '@/lib/food/keys'
import type { CustomerPage } from '@/lib/food/schema'
import { CustomersFilter } from './customers-filter'
import { CustomersTable } from './customers-table'
import type { FoodStore } from './food-store'

type CustomersPageProps = {
  stores: readonly FoodStore[]
  store: FoodStore
  search: string
  /** Not the first page of the list. */
  isLater: boolean
  page: CustomerPage
}

/** Who ordered at one store before: to look somebody up, and to delete who asks to be forgotten. */
export function CustomersPage({ stores, store, search, isLater, page }: CustomersPageProps) {
  const t = useTranslations('customers')
  const link = { store: store.id, search }
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <PageHeader
        title={t('title')}
        text={t('text')}
        back={{ href: foodPaths.newOrder(), label: t('newOrder') }}
      />
      <CustomersFilter
        key={`${store.id} ${search}`}
        stores={stores}
        store={store}
        search={search}
      />
      {page.customers.length === 0 ? (
        <NoCustomers isSearch={search !== '' || isLater} />
      ) : (
        <CustomersTable customers={page.customers} store={store} />
      )}
      <nav className="flex flex-wrap gap-2 empty:hidden">
        {isLater && (
          <Link href={foodPaths.customers(link)} className={buttonClass()}>
            {t('first')}
          </Link>
        )}
        {page.next !== null && (
          <Link href={foodPaths.customers({ ...link, after: page.next })} className={buttonClass()}>
            {t('next')}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </nav>
    </div>
  )
}

function NoCustomers({ isSearch }: { isSearch: boolean }) {
  const t = useTranslations('customers')
  if (isSearch) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <EmptyState
      icon={<UsersRound aria-hidden />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <Link href={foodPaths.newOrder()} className={buttonClass({ variant: 'primary' })}>
          <Plus aria-hidden />
          {t('newOrder')}
        </Link>
      }
    />
  )
}
