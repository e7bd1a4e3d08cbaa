import { ScanSkeleton } from '@/components/dispatch/scan-skeleton'

export default ScanSkeleton
