'use client'

import { UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { foodPaths } from '@/lib/food/keys'
import type { OrderStart } from '@/lib/food/model/order-start'
import { FoodFrame } from '../states'
import { OrderForm } from './order-form'
import { OrderFormSkeleton } from './order-form-skeleton'

type NewOrderProps = {
  /** What the form begins with; null for an empty one. */
  start: OrderStart | null
  /** Another order was asked for like one that is not there, or may not be repeated. */
  noStart: boolean
}

/** What was typed before is in the browser alone, so the form begins there and not on the server. */
export function NewOrder({ start, noStart }: NewOrderProps) {
  const t = useTranslations('food')
  const customers = useTranslations('customers')
  const isInBrowser = useInBrowser()
  return (
    <FoodFrame>
      <PageHeader
        title={t('form.title')}
        back={{ href: foodPaths.board(), label: t('title') }}
        actions={
          <Link
            href={foodPaths.customers()}
            prefetch={false}
            className={buttonClass({ variant: 'quiet' })}
          >
            <UsersRound aria-hidden />
            {customers('open')}
          </Link>
        }
      />
      {noStart && <Notice kind="info">{t('form.noStart')}</Notice>}
      {isInBrowser ? <OrderForm key={start?.from} start={start} /> : <OrderFormSkeleton />}
    </FoodFrame>
  )
}
