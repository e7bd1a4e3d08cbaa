import 'server-only'
import { familyTasks } from '@/lib/orders/family-tasks'
import { expressOrders } from './express-orders'

export const expressTasks = familyTasks(expressOrders)
