export { ParcelNotFound as default } from '@/components/parcels/page/states'
