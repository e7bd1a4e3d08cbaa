'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import type { ImportChoice } from './list-filters'
import { OrderList } from './order-list'
import type { FirstList } from './use-list'

type ListPageProps = {
  family: Family
  first: FirstList
  newHref: string
  /** What else belongs to this family's work. */
  links?: readonly { href: string; label: string }[]
  files?: readonly ImportChoice[]
}

/** The orders of one family at the stores that the shell shows, and the way to a new one. */
export function ListPage({ family, first, newHref, links = [], files = [] }: ListPageProps) {
  const t = useTranslations(`lists.desk.${family}`)
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
      <OrderList family={family} first={first} label={t('title')} files={files} />
    </div>
  )
}
