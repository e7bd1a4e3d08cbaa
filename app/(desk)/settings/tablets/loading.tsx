export { ListSkeleton as default } from '@/components/settings/skeletons'
