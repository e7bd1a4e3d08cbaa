export { HoursNotFound as default } from '@/components/stores/hours/hours-not-found'
