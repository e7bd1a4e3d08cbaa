import { Skeleton } from '@/components/ui/skeleton'

/** The button of `FindAddress` in the shape it will have, close below the address. */
export function FindAddressSkeleton() {
  return <Skeleton className="-mt-2 h-12 w-40" />
}
