import { LockersSkeleton } from '@/components/lockers/lockers-skeleton'

export default function LockersLoading() {
  return (
    <div className="flex max-w-md flex-col p-4 lg:p-6">
      <LockersSkeleton />
    </div>
  )
}
