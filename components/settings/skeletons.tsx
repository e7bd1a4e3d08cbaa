import { Skeleton } from '@/components/ui/skeleton'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

/** A title and a table of rows, in the shape of what comes. */
export function ListSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
      <div className="flex flex-col gap-3 border-t pt-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-6" />
        ))}
      </div>
    </div>
  )
}

/** The shape of a settings page of sections and lines. */
export function SettingsSkeleton() {
  return (
    <>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
      <Skeleton className="h-12 w-full" />
      {[1, 2, 3].map((section) => (
        <div
          key={section}
          className="grid gap-x-8 gap-y-3 border-t pt-5 md:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <Skeleton className="h-5 w-32" />
          <div className="flex flex-col gap-4">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        </div>
      ))}
    </>
  )
}
