export { OrderNotFound as default } from '@/components/food/order-not-found'
