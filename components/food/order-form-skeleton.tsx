import { Skeleton } from '@/components/ui/skeleton'

const FIELDS = ['h-12', 'h-12', 'h-12', 'h-20', 'h-88']

/** The order form in the shape it will have. */
export function OrderFormSkeleton() {
  return (
    <div
      aria-hidden
      className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,36rem)_minmax(16rem,24rem)]"
    >
      <div className="space-y-5">
        {FIELDS.map((height, at) => (
          <div key={at} className="space-y-1.5">
            <Skeleton className="h-5 w-32" />
            <Skeleton className={height} />
          </div>
        ))}
      </div>
      <Skeleton className="h-64 rounded-outer" />
    </div>
  )
}
