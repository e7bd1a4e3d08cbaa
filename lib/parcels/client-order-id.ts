const DIGITS = 12

/**
 * Our number of the order that a form becomes, such as `P3F2504E04F89`. It comes from the form's
 * key, so that the quote is asked under the number that the order will have (conventions §4.8).
 */
export function clientOrderId(formKey: string): string {
  return `P${formKey.replaceAll('-', '').slice(0, DIGITS).toUpperCase()}`
}
