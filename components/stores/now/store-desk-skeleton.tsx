import { Skeleton } from '@/components/ui/skeleton'

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
