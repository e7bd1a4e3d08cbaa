import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** The search and the first rows of the list, on their way. */
export function LockersSkeleton() {
  const t = useTranslations('lockers')
  return (
    <div role="status" aria-label={t('loading')} className="flex min-h-0 flex-1 flex-col gap-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-40" />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
