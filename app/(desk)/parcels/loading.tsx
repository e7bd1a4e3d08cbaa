export { ListSkeleton as default } from '@/components/orders/list/list-skeleton'
