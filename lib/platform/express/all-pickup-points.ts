import type { PickupPoint, PickupPointsPage } from './pickup-points'

/** Far more than Hong Kong has; whoever answers ever new ones is making them up. */
const MOST_PAGES = 1200

/**
 * Every pickup point, page by page, each once: until a page is empty or repeats what came before,
 * since neither a total nor the largest page is published (express §4.8, trap 59). A short page
 * ends nothing: the platform may give fewer than were asked for.
 */
export async function* allPickupPoints(
  read: (page: number) => Promise<PickupPointsPage>,
): AsyncGenerator<readonly PickupPoint[], void, undefined> {
  const seen = new Set<string>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { points } = await read(page)
    const news = points.filter((point) => isNew(seen, `${point.brand ?? ''} ${point.lockerCode}`))
    if (news.length === 0) return
    yield news
  }
}

function isNew(seen: Set<string>, key: string): boolean {
  const before = seen.size
  return seen.add(key).size > before
}
