/** Four digits that the courier says at the counter. Text: 0042 is not 42 (food §4.2). */
export function isPickupCode(text: string): boolean {
  return /^[0-9]{4}$/.test(text)
}

/**
 * The code that the courier will be shown: the merchant's own when it is one, else the last four
 * digits of an all-digit order id, else none (food §4.2, client_order_id).
 */
export function pickupCodeOf(
  clientOrderId: string,
  merchantOrderId: string | null = null,
): string | null {
  if (merchantOrderId !== null && isPickupCode(merchantOrderId)) return merchantOrderId
  return /^[0-9]{4,}$/.test(clientOrderId) ? clientOrderId.slice(-4) : null
}
