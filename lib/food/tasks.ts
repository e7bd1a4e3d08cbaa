import 'server-only'
import { familyTasks } from '@/lib/orders/family-tasks'
import { foodOrders } from './food-orders'

export const foodTasks = familyTasks(foodOrders)
