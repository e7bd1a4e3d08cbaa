import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { storePaths } from '@/lib/stores/keys'

/** The frame of the pages of stores and hours. */
export function StoresFrame({ children }: { children: ReactNode }) {
  return (
    <div data-density="desk" className="mx-auto flex max-w-7xl min-w-0 flex-col gap-4 p-4 lg:p-6">
      {children}
    </div>
  )
}

/** There is no such store, or it is not one of the person's. */
export function HoursNotFound() {
  const t = useTranslations('hours.notFound')
  return (
    <StoresFrame>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('title')}
        text={t('text')}
        action={
          <Link href={storePaths.stores()} className={buttonClass()}>
            {t('back')}
          </Link>
        }
      />
    </StoresFrame>
  )
}

/** The stores in the shape they will have. */
export function StoreDeskSkeleton() {
  return (
    <div aria-hidden className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {[0, 1, 2].map((store) => (
        <Skeleton key={store} className="h-52 rounded-outer" />
      ))}
    </div>
  )
}
