import { Skeleton } from '@/components/ui/skeleton'

const FIELDS = ['h-12', 'h-20', 'h-12', 'h-12', 'h-88']

/** The parcel form in the shape it will have. */
export function ParcelFormSkeleton() {
  return (
    <div
      aria-hidden
      className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,24rem)]"
    >
      <div className="space-y-5">
        {FIELDS.map((height, at) => (
          <div key={at} className="space-y-1.5">
            <Skeleton className="h-5 w-32" />
            <Skeleton className={height} />
          </div>
        ))}
      </div>
      <div className="space-y-4">
        <Skeleton className="h-72 rounded-outer" />
        <Skeleton className="h-32 rounded-outer" />
      </div>
    </div>
  )
}
