'use client'

export { WaybillError as default } from '@/components/express/page/waybill-error'
