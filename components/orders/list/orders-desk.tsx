'use client'

import { Package, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { MAY } from '@/lib/domain/permissions'
import { OrdersList } from './orders-list'
import type { FirstList } from './use-orders-list'

type OrdersDeskProps = {
  family: 'parcel' | 'express'
  first: FirstList
  newHref: string
  hrefOf: (orderId: number) => string
  /** What else belongs to this family's work. */
  links?: readonly { href: string; label: string }[]
}

/** The first page of a family: all of its orders, and the way to a new one. */
export function OrdersDesk({ family, first, newHref, hrefOf, links = [] }: OrdersDeskProps) {
  const t = useTranslations(`orders.list.desk.${family}`)
  const { all } = useChosenStores()
  const mayPlace = all.some(({ may }) => may.includes(MAY.place[family]))
  const actions = (
    <>
      {links.map(({ href, label }) => (
        <Link key={href} href={href} className={buttonClass()}>
          {label}
        </Link>
      ))}
      {mayPlace && (
        <Link href={newHref} className={buttonClass({ variant: 'primary' })}>
          <Plus aria-hidden />
          {t('new')}
        </Link>
      )}
    </>
  )
  return (
    <div data-density="desk" className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <PageHeader title={t('title')} actions={actions} />
      <OrdersList
        family={family}
        first={first}
        hrefOf={hrefOf}
        label={t('title')}
        empty={
          <EmptyState icon={<Package aria-hidden />} title={t('empty')} text={t('emptyText')} />
        }
      />
    </div>
  )
}
