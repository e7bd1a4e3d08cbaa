/** The regions that have an outline, by the names of its files in public/map. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['HK', 'hong-kong'],
  ['SG', 'singapore'],
])

export function hasOutline(region: string): boolean {
  return NAMES.has(region)
}

/** What its files are called. Throws a RangeError for a region without an outline. */
export function outlineName(region: string): string {
  const name = NAMES.get(region)
  if (name === undefined) throw new RangeError(`No outline of region ${region}`)
  return name
}
