import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

type HoursSkeletonProps = {
  /** What is shown first; left out where nobody knows yet. */
  opens?: { mayEdit: boolean; isEmpty: boolean; isWeek: boolean }
}

/** A store's hours in the shape they will have, with what is said beside the week. */
export function HoursSkeleton({ opens }: HoursSkeletonProps) {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      {opens?.mayEdit !== false && (
        <div className="-mx-4 grid gap-2 border-b px-4 py-2 lg:-mx-6 lg:px-6">
          <Skeleton className="h-9 pointer-coarse:h-12" />
          <Skeleton className="h-6 w-32 sm:hidden" />
        </div>
      )}
      <Skeleton className="h-9 w-68 max-sm:w-full pointer-coarse:h-12" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Skeleton className="h-180.5 rounded-outer pointer-coarse:h-183.5" />
        <div className="flex flex-col gap-4 bg-surface lg:rounded-outer lg:border lg:p-4">
          {opens?.isWeek && <HowToWords {...opens} />}
          <Skeleton className="h-32" />
        </div>
      </div>
    </div>
  )
}

function HowToWords({ mayEdit, isEmpty }: { mayEdit: boolean; isEmpty: boolean }) {
  const t = useTranslations('hours.week')
  if (!mayEdit) return <p>{t('readOnly')}</p>
  return (
    <>
      {isEmpty && (
        <>
          <p className="font-semibold">{t('emptyTitle')}</p>
          <p>{t('emptyText')}</p>
          <Skeleton className="h-9 pointer-coarse:h-12" />
        </>
      )}
      <p className="hidden text-muted pointer-fine:block">{t('howMouse')}</p>
      <p className="hidden text-muted pointer-coarse:block">{t('howTouch')}</p>
    </>
  )
}
