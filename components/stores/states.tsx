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

/** The week in the shape it will have; what is said beside it once it is known who looks. */
export function HoursSkeleton({ mayEdit }: { mayEdit?: boolean }) {
  const t = useTranslations('hours.week')
  return (
    <div aria-hidden className="space-y-4">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-10" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Skeleton className="h-[44rem] rounded-outer" />
        <div className="flex flex-col gap-4 lg:rounded-outer lg:border lg:p-4">
          {mayEdit === false && <p>{t('readOnly')}</p>}
          {mayEdit && (
            <>
              <p className="hidden text-muted pointer-fine:block">{t('howMouse')}</p>
              <p className="hidden text-muted pointer-coarse:block">{t('howTouch')}</p>
            </>
          )}
          <Skeleton className="h-32 rounded-outer" />
        </div>
      </div>
    </div>
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
