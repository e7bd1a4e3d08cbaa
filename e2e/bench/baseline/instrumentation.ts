/** Nothing. Without a file of its own the build would find the product's, further up. */
export function register(): void {
  return
}
