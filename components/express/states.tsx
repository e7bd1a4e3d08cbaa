import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { expressPaths } from '@/lib/express/keys'

/** The frame of a waybill's pages: a desk, one column, air around it. */
export function WaybillFrame({ children }: { children: ReactNode }) {
  return (
    <div data-density="desk" className="flex min-w-0 flex-col gap-5 p-4 lg:max-w-6xl lg:p-6">
      {children}
    </div>
  )
}

/** For an id that is nobody's, and for a waybill of someone else's store: told the same way. */
export function WaybillNotFound() {
  const t = useTranslations('waybillPage')
  return (
    <WaybillFrame>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <Link href={expressPaths.waybills()} className={buttonClass({ variant: 'primary' })}>
            {t('back')}
          </Link>
        }
      />
    </WaybillFrame>
  )
}

/** A waybill's page in the shape it will have. */
export function WaybillSkeleton() {
  return (
    <div aria-hidden className="space-y-5">
      <Skeleton className="h-14 w-64" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <div className="space-y-5">
          <Skeleton className="h-44 rounded-outer" />
          <Skeleton className="h-64 rounded-outer" />
          <Skeleton className="h-48 rounded-outer" />
        </div>
        <div className="space-y-5">
          <Skeleton className="h-80 rounded-outer" />
          <Skeleton className="h-56 rounded-outer" />
        </div>
      </div>
    </div>
  )
}
