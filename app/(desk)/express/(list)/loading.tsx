export { ListSkeleton as default } from '@/components/lists/list-skeleton'
