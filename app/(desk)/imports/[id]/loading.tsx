import { GridSkeleton } from '@/components/imports/states'
import { Skeleton } from '@/components/ui/skeleton'

export default function OneImportLoading() {
  return (
    <div className="flex h-[calc(100dvh-var(--shell-top)-var(--shell-bottom))] flex-col gap-3 p-3 sm:p-4">
      <Skeleton className="h-12 w-80 max-w-full" />
      <GridSkeleton />
    </div>
  )
}
