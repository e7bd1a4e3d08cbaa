export { ImportsSkeleton as default } from '@/components/imports/states'
