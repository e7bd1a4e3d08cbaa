'use client'

export { ParcelError as default } from '@/components/parcels/page/parcel-error'
