export { ImportNotFound as default } from '@/components/imports/states'
