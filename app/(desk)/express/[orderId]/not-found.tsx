export { WaybillNotFound as default } from '@/components/express/page/waybill-not-found'
