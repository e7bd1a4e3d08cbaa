/**
 * For optional members of a request: what is null, empty or left out is not sent, so that the
 * platform's own defaults apply.
 */
export function given(value: string | null | undefined): string | undefined {
  return value || undefined
}
