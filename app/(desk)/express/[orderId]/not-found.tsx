export { WaybillNotFound as default } from '@/components/express/states'
