import { FormSkeleton } from '@/components/form/form-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

/** The parcel form in the shape it will have. */
export function ParcelFormSkeleton() {
  return (
    <FormSkeleton
      className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,24rem)]"
      fields={['h-12', 'h-20', 'h-12', 'h-12', 'h-88'].map((control) => ({ control }))}
    >
      <div className="space-y-4">
        <Skeleton className="h-72 rounded-outer" />
        <Skeleton className="h-32 rounded-outer" />
      </div>
    </FormSkeleton>
  )
}
