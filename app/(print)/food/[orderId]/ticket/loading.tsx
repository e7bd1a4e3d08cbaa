import { TicketSkeleton } from '@/components/food/ticket-skeleton'

export default TicketSkeleton
