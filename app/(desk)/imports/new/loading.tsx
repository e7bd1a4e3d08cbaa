export { ImportsSkeleton as default } from '@/components/imports/imports-skeleton'
