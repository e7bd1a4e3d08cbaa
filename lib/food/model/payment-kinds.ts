/** Payment kinds (food §4.2 `cod_type`), in the order they are offered. */
export const PAYMENT_KINDS = [0, 1, 2, 3] as const

export type PaymentKind = (typeof PAYMENT_KINDS)[number]
