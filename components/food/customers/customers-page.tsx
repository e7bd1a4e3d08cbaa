'use client'

import { ArrowRight, Plus, Search, UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { PageHeader } from '@/components/ui/page-header'
import { foodPaths } from '@/lib/food/keys'
import type { CustomerPage } from '@/lib/food/model/customers'
import type { FoodStore } from '../food-store'
import { CustomersTable } from './customers-table'

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

type CustomersFilterProps = { stores: readonly FoodStore[]; store: FoodStore; search: string }

/** Which store's customers, and which of them: in the address, so that a view can be sent. */
function CustomersFilter({ stores, store, search }: CustomersFilterProps) {
  const t = useTranslations('customers')
  const router = useRouter()
  const [typed, setTyped] = useState(search)
  const show = (storeId: number, text: string) =>
    router.push(foodPaths.customers({ store: storeId, search: text.trim() }))
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        show(store.id, typed)
      }}
    >
      {stores.length > 1 && (
        <Field label={t('store')} className="w-full sm:w-64">
          {(props) => (
            <Select
              {...props}
              value={store.id}
              onChange={({ target }) => show(Number(target.value), typed)}
            >
              {stores.map(({ id, name, code }) => (
                <option key={id} value={id}>
                  {name} · {code}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('search')} className="min-w-48 grow sm:max-w-80">
        {(props) => (
          <TextInput
            {...props}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon={<Search aria-hidden />}>
        {t('find')}
      </Button>
      {search !== '' && (
        <Link
          href={foodPaths.customers({ store: store.id })}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t('all')}
        </Link>
      )}
    </form>
  )
}
