import { TicketSkeleton } from '@/components/food/ticket/ticket-skeleton'

export default TicketSkeleton
