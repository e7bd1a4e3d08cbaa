import type { Call } from '../core/envelope'
import type { FoodState } from './food-state'

/** Does one operation of the food family; throws a `PlatformError` to refuse. */
export type FoodOperation = (call: Call, food: FoodState) => object | undefined
