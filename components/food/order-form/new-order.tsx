'use client'

import { UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { foodPaths } from '@/lib/food/keys'
import { FoodFrame } from '../states'
import { OrderForm } from './order-form'
import { OrderFormSkeleton } from './order-form-skeleton'

/** What was typed before is in the browser alone, so the form begins there and not on the server. */
export function NewOrder() {
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
      {isInBrowser ? <OrderForm /> : <OrderFormSkeleton />}
    </FoodFrame>
  )
}
