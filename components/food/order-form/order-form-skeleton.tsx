import { FormSkeleton } from '@/components/form/form-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

/** The order form in the shape it will have. */
export function OrderFormSkeleton() {
  return (
    <FormSkeleton
      className="grid gap-x-6 gap-y-5 min-[820px]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] xl:max-w-6xl"
      fields={['h-12', 'h-12', 'h-12', 'h-20', 'h-12', 'h-26']}
    >
      <Skeleton className="h-88 rounded-outer" />
    </FormSkeleton>
  )
}
