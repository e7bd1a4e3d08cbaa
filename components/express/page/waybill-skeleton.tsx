import { Skeleton } from '@/components/ui/skeleton'

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
