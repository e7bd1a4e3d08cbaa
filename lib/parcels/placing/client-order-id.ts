const DIGITS = 12

/**
 * Our number of the order that a form becomes: as it was typed, else such as `P3F2504E04F89`. That
 * comes from the form's key, so that the quote is asked under the number that the order will have
 * (conventions §4.8).
 */
export function clientOrderId(
  { formKey }: { formKey: string },
  order: { clientOrderId?: string | null | undefined },
): string {
  if (order.clientOrderId) return order.clientOrderId
  return `P${formKey.replaceAll('-', '').slice(0, DIGITS).toUpperCase()}`
}
