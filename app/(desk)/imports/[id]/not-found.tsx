export { ImportNotFound as default } from '@/components/imports/import-not-found'
