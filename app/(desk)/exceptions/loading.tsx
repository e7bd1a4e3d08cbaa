import { ExceptionsSkeleton } from '@/components/exceptions/exceptions-skeleton'

export default ExceptionsSkeleton
