export { ListSkeleton as default } from '@/components/settings/list-skeleton'
