export { OrderNotFound as default } from '@/components/food/states'
