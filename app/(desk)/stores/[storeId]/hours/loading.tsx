import { HoursSkeleton, StoresFrame } from '@/components/stores/states'

export default function StoreHoursLoading() {
  return (
    <StoresFrame>
      <HoursSkeleton />
    </StoresFrame>
  )
}
