import { FormSkeleton } from '@/components/form/form-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

/** The order form in the shape it will have. */
export function OrderFormSkeleton() {
  return (
    <FormSkeleton
      className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,36rem)_minmax(16rem,24rem)]"
      fields={['h-12', 'h-12', 'h-12', 'h-20', 'h-88']}
    >
      <Skeleton className="h-64 rounded-outer" />
    </FormSkeleton>
  )
}
