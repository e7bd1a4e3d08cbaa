'use client'

import { ArrowRight, BookUser, Search } from 'lucide-react'
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
import { expressPaths } from '@/lib/express/keys'
import type { RecipientPage } from '@/lib/express/model/recipients'
import { WaybillFrame } from '../states'
import { RecipientsFile } from './recipients-file'
import { RecipientsTable } from './recipients-table'

type BookStore = { id: number; name: string; code: string }

type RecipientsPageProps = {
  stores: readonly BookStore[]
  storeId: number
  search: string
  /** Not the first page of the list. */
  isLater: boolean
  page: RecipientPage
}

/** To whom one store sends: to look somebody up, to take a file in or out, to delete somebody. */
export function RecipientsPage({ stores, storeId, search, isLater, page }: RecipientsPageProps) {
  const t = useTranslations('waybills.recipients')
  const here = { store: storeId, search }
  return (
    <WaybillFrame>
      <PageHeader
        title={t('title')}
        text={t('text')}
        back={{ href: expressPaths.newWaybill({ store: storeId }), label: t('back') }}
        actions={<RecipientsFile storeId={storeId} />}
      />
      <BookFilter key={`${storeId} ${search}`} stores={stores} storeId={storeId} search={search} />
      {page.recipients.length === 0 ? (
        <EmptyState
          icon={<BookUser aria-hidden />}
          title={t(search === '' ? 'empty' : 'none')}
          text={t(search === '' ? 'emptyText' : 'noneText')}
        />
      ) : (
        <RecipientsTable recipients={page.recipients} />
      )}
      <nav className="flex flex-wrap gap-2 empty:hidden">
        {isLater && (
          <Link href={expressPaths.recipients(here)} className={buttonClass()}>
            {t('first')}
          </Link>
        )}
        {page.next !== null && (
          <Link
            href={expressPaths.recipients({ ...here, after: page.next })}
            className={buttonClass()}
          >
            {t('next')}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </nav>
    </WaybillFrame>
  )
}

type BookFilterProps = Pick<RecipientsPageProps, 'stores' | 'storeId' | 'search'>

/** Which store's address book, and whom of it: in the address, so that a view can be sent. */
function BookFilter({ stores, storeId, search }: BookFilterProps) {
  const t = useTranslations('waybills.recipients')
  const router = useRouter()
  const [typed, setTyped] = useState(search)
  const show = (store: number, text: string) =>
    router.push(expressPaths.recipients({ store, search: text.trim() }))
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        show(storeId, typed)
      }}
    >
      {stores.length > 1 && (
        <Field label={t('store')} className="w-full sm:w-64">
          {(props) => (
            <Select
              {...props}
              value={storeId}
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
    </form>
  )
}
