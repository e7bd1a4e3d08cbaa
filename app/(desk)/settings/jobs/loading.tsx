export { SettingsSkeleton as default } from '@/components/settings/skeletons'
