import { HoursSkeleton } from '@/components/stores/hours/hours-skeleton'
import { StoresFrame } from '@/components/stores/stores-frame'

export default function StoreHoursLoading() {
  return (
    <StoresFrame>
      <HoursSkeleton />
    </StoresFrame>
  )
}
