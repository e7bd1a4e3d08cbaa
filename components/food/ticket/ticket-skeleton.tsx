import { Skeleton } from '@/components/ui/skeleton'

/** A ticket and its tools in the shape they will have. */
export function TicketSkeleton() {
  return (
    <div aria-hidden className="flex min-h-dvh flex-col lg:flex-row">
      <div className="flex flex-col gap-4 p-4 lg:w-96 lg:p-6">
        <Skeleton className="h-12 w-40" />
        <Skeleton className="h-12" />
      </div>
      <div className="flex flex-1 justify-center bg-sunken p-4">
        <Skeleton className="h-96 w-[72mm]" />
      </div>
    </div>
  )
}
