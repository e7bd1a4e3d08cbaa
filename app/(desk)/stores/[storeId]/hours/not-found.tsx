export { HoursNotFound as default } from '@/components/stores/states'
