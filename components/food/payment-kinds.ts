import type { OrderForm } from '@/lib/food/schema'

/**
 * Payment kinds (food §4.2 `cod_type`), in the order they are offered. The schema has them too, but
 * brings its validator along (0059); a test holds the two together.
 */
export const PAYMENT_KINDS = [0, 1, 2, 3] as const satisfies readonly OrderForm['paymentKind'][]
