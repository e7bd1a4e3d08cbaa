export { ParcelNotFound as default } from '@/components/parcels/page/parcel-not-found'
