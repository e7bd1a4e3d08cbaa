/** So long may a list be worked on before the page answers again, in milliseconds. */
const SLICE_MS = 10

/** As `map` over a list, stopping now and then so that the page is not held up by a long one. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let until = performance.now() + SLICE_MS
  for (const item of items) {
    if (performance.now() >= until) {
      await new Promise((resolve) => setTimeout(resolve))
      until = performance.now() + SLICE_MS
    }
    results.push(work(item))
  }
  return results
}
